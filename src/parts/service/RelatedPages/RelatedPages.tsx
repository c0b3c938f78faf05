import { diagramOf } from "../../../art/pictures.ts";
import { useHref } from "../../../languages/use-words.ts";
import type { CloseUp } from "../../../schemas/sections.ts";
import type { Service } from "../../../schemas/service.ts";
import styles from "./RelatedPages.module.css";

interface Props {
  related: NonNullable<Service["related"]>;
}

/** Two to four pages to read next, each with a picture where it has one. */
export function RelatedPages({ related }: Props) {
  const hrefOf = useHref();
  return (
    <ul className={styles["root"]}>
      {related.map(({ path, label, text, closeUp }) => (
        <li key={path}>
          {closeUp && <Picture {...closeUp} />}
          <div>
            <h3>
              <a className="covers-item" href={hrefOf(path)}>
                {label}
              </a>
            </h3>
            <p className="soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Decoration: a part of a drawing, without its pins. */
function Picture({ drawing, view }: CloseUp) {
  const { src, width, height } = diagramOf(drawing).plain;
  return (
    <img
      className="framed uninverted"
      src={view === "all" ? src : `${src}#${view}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
