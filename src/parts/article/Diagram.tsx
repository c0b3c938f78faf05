import { diagramOf } from "../../art/pictures.ts";
import type { Figure } from "../../schemas/sections.ts";
import { classList } from "../../ui/class-list.ts";
import styles from "./Diagram.module.css";

interface Props extends Figure {
  /** Of a layout that places the plates and the legend. */
  className?: string | undefined;
  /** On a phone the legend names the parts only. */
  brief?: boolean;
}

/**
 * A drawing that explains, and its legend: entry n is the pin numbered n. Two views show the two
 * halves of one drawing, side by side where there is room; without a legend at every width.
 */
export function Diagram({ drawing, name, views, legend, remark, className, brief }: Props) {
  const { src, width, height } = diagramOf(drawing)[legend === undefined ? "plain" : "numbered"];
  const isPair = views.length === 2;
  return (
    <figure className={classList(styles["root"], className)} aria-label={name}>
      <div className={classList(isPair && styles["pair"], legend === undefined && styles["near"])}>
        {views.map(({ alt, title, text }) => (
          <div key={alt}>
            {/* A half is square. */}
            <img
              className="framed"
              src={src}
              alt={alt}
              width={isPair ? height : width}
              height={height}
              loading="lazy"
            />
            {(title ?? text) !== undefined && (
              <p className={styles["caption"]}>
                {title !== undefined && <b className="title">{title}</b>}
                {text}
              </p>
            )}
          </div>
        ))}
      </div>
      {(legend ?? remark) !== undefined && (
        <figcaption>
          {legend && (
            <ol className={classList(styles["legend"], brief && styles["brief"], "pins")}>
              {legend.map(({ name: part, text }) => (
                <li key={part}>
                  <b>{part}</b>
                  {text !== undefined && <span>{text}</span>}
                </li>
              ))}
            </ol>
          )}
          {remark !== undefined && <p className={styles["caption"]}>{remark}</p>}
        </figcaption>
      )}
    </figure>
  );
}
