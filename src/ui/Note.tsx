import { NoteFrame, type NoteFrameProps } from "./NoteFrame.tsx";
import { Prose } from "./Prose.tsx";

/** A remark set apart by a bar at its side. */
export function Note({ text, children, ...frame }: NoteFrameProps & { text?: string }) {
  return (
    <NoteFrame {...frame}>
      {text !== undefined && (
        <p>
          <Prose text={text} />
        </p>
      )}
      {children}
    </NoteFrame>
  );
}
