import { diagramOf } from "../../art/pictures.ts";
import type { Figure } from "../../schemas/sections.ts";
import { classList } from "../../ui/class-list.ts";
import type { Pin } from "../../ui/picture.ts";
import styles from "./Diagram.module.css";

interface Props extends Figure {
  /** Of a layout that places the plates and the legend. */
  className?: string | undefined;
  /** On a phone the legend names the parts only. */
  brief?: boolean;
}

/**
 * A drawing that explains, and its legend: entry n is the pin numbered n. Two views show the two
 * halves of one drawing, side by side where there is room; without a legend on a phone, too. Labels are words in the
 * drawing, in place of its numbers.
 */
export function Diagram({ drawing, name, views, legend, labels = [], ...look }: Props) {
  const { remark, className, brief } = look;
  const diagram = diagramOf(drawing);
  const { src, width, height } = diagram[legend === undefined ? "plain" : "numbered"];
  const isPair = views.length === 2;
  return (
    <figure className={classList(styles["root"], className)} aria-label={name}>
      <div className={classList(isPair && styles["pair"], legend === undefined && styles["near"])}>
        {views.map(({ alt, title, text }, plate) => (
          <div key={alt}>
            {/* A half is square. */}
            <div className={styles["plate"]}>
              <img
                className="framed"
                src={src}
                alt={alt}
                width={isPair ? height : width}
                height={height}
                loading="lazy"
              />
              {labels.length > 0 && (
                <Labels labels={labels} pins={diagram.pins.filter((pin) => pin.plate === plate)} />
              )}
            </div>
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

/** In a coordinate system of its own, so that the words have the size of the page's text. */
function Labels({ labels, pins }: { labels: NonNullable<Figure["labels"]>; pins: readonly Pin[] }) {
  const shown = labels.flatMap(({ pin, name }) => {
    const found = pins.find(({ number }) => number === pin);
    return found === undefined ? [] : { name, ...found };
  });
  return (
    // What the plate shows is said by its alternative text.
    <svg className={styles["labels"]} aria-hidden="true">
      {shown.map(({ number, at: [x, y], to }) =>
        to === undefined ? undefined : (
          <g key={number}>
            <line x1={`${x}%`} y1={`${y}%`} x2={`${to[0]}%`} y2={`${to[1]}%`} />
            <circle cx={`${to[0]}%`} cy={`${to[1]}%`} r="4" />
          </g>
        ),
      )}
      {shown.map(({ number, name, at: [x, y] }) => (
        <text
          key={number}
          x={`${x}%`}
          y={`${y}%`}
          dy="0.35em"
          textAnchor={x < 25 ? "start" : x > 75 ? "end" : "middle"}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
