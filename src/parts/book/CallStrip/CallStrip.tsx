import type { ReactNode } from "react";
import { Wrap } from "../../layout/Wrap/Wrap.tsx";
import { Actions } from "../../text/Actions/Actions.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import styles from "./CallStrip.module.css";

interface Props {
  title: string;
  text: string;
  /** One or two buttons. */
  children: ReactNode;
}

/** The dark band that closes a guide, in one line. */
export function CallStrip({ title, text, children }: Props) {
  return (
    <section className={styles["root"]} data-ground="dark" data-print="hide">
      <Wrap>
        <div className={styles["inner"]}>
          <div>
            <h2>{title}</h2>
            <p>
              <Prose text={text} />
            </p>
          </div>
          <Actions>{children}</Actions>
        </div>
      </Wrap>
    </section>
  );
}
