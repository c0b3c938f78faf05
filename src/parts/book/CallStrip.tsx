import type { ReactNode } from "react";
import { Actions } from "../../ui/Actions.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
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
