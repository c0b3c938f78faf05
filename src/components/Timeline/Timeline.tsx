import styles from "./Timeline.module.css";

interface Props {
  steps: readonly { when: string; name: string; text?: string | undefined }[];
}

/** Steps in order of time, along a line. */
export function Timeline({ steps }: Props) {
  return (
    <ol className={styles["root"]}>
      {steps.map(({ when, name, text }) => (
        <li key={`${when} ${name}`}>
          <span className={styles["when"]}>{when}</span>
          <h3>{name}</h3>
          {text !== undefined && <p className="soft">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
