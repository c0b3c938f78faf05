import { Prose } from "../../text/Prose/Prose.tsx";

interface Props {
  section: { id: string; title: string; intro?: string | undefined };
}

/** The heading of a section at the left of its content, with a sentence below it. */
export function Heading({ section: { id, title, intro } }: Props) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {intro !== undefined && (
        <p className="soft">
          <Prose text={intro} />
        </p>
      )}
    </>
  );
}
