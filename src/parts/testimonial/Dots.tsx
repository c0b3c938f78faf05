import styles from "./Dots.module.css";

interface Props {
  /** What the dot at a position from 0 links to, such as "Page 1". */
  labelOf: (index: number) => string;
  count: number;
  /** Position from 0 of what is in view. */
  current: number;
  /** URL of the part at a position from 0, so that a dot works without script. */
  hrefOf: (index: number) => string;
  /** Called instead of following that URL. */
  onChoose?: (index: number) => void;
}

/** One dot for each part; the one in view is longer and filled. */
export function Dots({ labelOf, count, current, hrefOf, onChoose }: Props) {
  return (
    <div className={styles["root"]}>
      {Array.from({ length: count }, (_, index) => (
        <a
          key={hrefOf(index)}
          href={hrefOf(index)}
          aria-current={index === current ? "true" : undefined}
          onClick={
            onChoose &&
            ((event) => {
              // With a modifier key, the browser opens a new tab or window.
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onChoose(index);
            })
          }
        >
          <span className="visually-hidden">{labelOf(index)}</span>
        </a>
      ))}
    </div>
  );
}
