import type { ComponentProps, ReactNode } from "react";
import { JumpLinks } from "../../ui/JumpLinks.tsx";
import { PrintButton } from "../../ui/PrintButton.tsx";
import { Prose } from "../../ui/Prose.tsx";
import styles from "./ShortAnswer.module.css";

interface Props {
  title: string;
  text: string;
  /** Jumps to the parts of the page that are wanted most. */
  jumps?: ComponentProps<typeof JumpLinks>["links"] | undefined;
  /** The danger signs below it. */
  children: ReactNode;
}

/** The answer of a page in two sentences, on a white sheet, with its danger signs. */
export function ShortAnswer({ title, text, jumps = [], children }: Props) {
  return (
    <div className={`${styles["root"]} framed`}>
      <div className={styles["words"]}>
        <h2 className="title">{title}</h2>
        <p className="lead">
          <Prose text={text} />
        </p>
        <div className={styles["aside"]}>
          <JumpLinks links={jumps} />
          <PrintButton />
        </div>
      </div>
      {children}
    </div>
  );
}
