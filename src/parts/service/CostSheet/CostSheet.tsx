import type { SectionOf } from "../../../schemas/sections.ts";
import { classList } from "../../layout/class-list.ts";
import { Prose } from "../../text/Prose/Prose.tsx";
import { RingList } from "../../text/RingList/RingList.tsx";
import styles from "./CostSheet.module.css";

type Props = Pick<SectionOf<"cost">, "lists" | "estimate" | "ground">;

/** What plans ask for, what to ask them, and how to get an estimate. */
export function CostSheet({ lists, estimate, ground }: Props) {
  return (
    <div className={classList("framed", styles["root"], ground === "white" && styles["warm"])}>
      <div className={styles["lists"]}>
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <RingList items={items} />
          </div>
        ))}
      </div>
      <div className={styles["estimate"]}>
        <h3>{estimate.title}</h3>
        <p>
          <Prose text={estimate.text} />
        </p>
      </div>
    </div>
  );
}
