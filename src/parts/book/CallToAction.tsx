import type { ReactNode } from "react";
import { Actions } from "../../ui/Actions.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Waves } from "../../ui/Waves.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import styles from "./CallToAction.module.css";

interface Props {
  title: string;
  text: string;
  /** One or two buttons. */
  actions: ReactNode;
  /** Three facts under a rule. */
  facts?: readonly {
    name: string;
    value: ReactNode;
    /** Not printed: the footer has it on paper. */
    screenOnly?: boolean;
  }[];
}

/** The one dark band of a page, always last: what to do next. */
export function CallToAction({ title, text, actions, facts }: Props) {
  return (
    <section className={styles["root"]} data-ground="dark" data-print={facts ? undefined : "hide"}>
      <Waves />
      <Wrap>
        <div className={styles["inner"]}>
          <div className={styles["words"]}>
            <Stack>
              <h2>{title}</h2>
              <p className="lead">
                <Prose text={text} />
              </p>
              <Actions>{actions}</Actions>
            </Stack>
          </div>
          {facts && (
            <div className={styles["facts"]}>
              {facts.map(({ name, value, screenOnly }) => (
                <div key={name} data-print={screenOnly ? "hide" : undefined}>
                  <h3>{name}</h3>
                  <p>{value}</p>
                </div>
              ))}
            </div>
          )}
        </div>
      </Wrap>
    </section>
  );
}
