import { useHref } from "../../../languages/use-words.ts";
import type { PageContent } from "../../../schemas/pages.ts";
import { airway, head, regions } from "./place-regions.ts";
import styles from "./WhereIsTheTrouble.module.css";

interface Props {
  places: PageContent<"where">["places"];
}

/**
 * A head from the side with the places of a list of links. It repeats the list for pointer and touch, so it is hidden
 * from keyboard and assistive technology.
 */
export function PlacesDrawing({ places }: Props) {
  const hrefOf = useHref();
  const numbered = Object.keys(places);
  return (
    <svg
      className={styles["drawing"]}
      viewBox="90 70 580 730"
      width={580}
      height={730}
      aria-hidden="true"
      data-print="hide"
    >
      <clipPath id="places-head">
        <path d={head} />
      </clipPath>
      <path className={styles["body"]} d={head} />
      <g className={styles["rings"]} clipPath="url(#places-head)">
        {[114, 148, 182, 216, 250].map((radius) => (
          <circle key={radius} cx={506} cy={368} r={radius} />
        ))}
        <path strokeWidth={104} d={airway} />
      </g>
      <path className={styles["outline"]} d={head} />
      {regions.map(({ place, pin, leader, area, shape, lines = [] }) => (
        <a key={place} href={hrefOf(places[place].path)} tabIndex={-1} data-place={place}>
          <path className={styles["area"]} d={area} />
          <circle className={styles["area"]} cx={pin.x} cy={pin.y} r={42} />
          {shape !== undefined && <path className={styles["shape"]} d={shape} />}
          {lines.map(({ width, d }) => (
            <path key={d} className={styles["line"]} strokeWidth={width} d={d} />
          ))}
          {leader !== undefined && (
            <>
              <path className={styles["casing"]} d={leader} />
              <path className={styles["leader"]} d={leader} />
            </>
          )}
          <circle className={styles["number"]} cx={pin.x} cy={pin.y} r={20} />
          <text x={pin.x} y={pin.y + 9} fontSize={25}>
            {numbered.indexOf(place) + 1}
          </text>
        </a>
      ))}
    </svg>
  );
}
