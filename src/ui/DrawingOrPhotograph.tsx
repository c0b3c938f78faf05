import { classList } from "./class-list.ts";
import styles from "./DrawingOrPhotograph.module.css";
import type { ShownPicture } from "./picture.ts";

interface Props {
  picture: ShownPicture;
  /** How wide it is shown, for the choice among the files of a photograph: the attribute of that name. */
  sizes: string;
  /** In view when the page opens, so fetched at once. */
  first?: boolean | undefined;
  /** Decorative: the words beside it say the same. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A drawing; or a photograph, of which the browser fetches the format and width that fit. */
export function DrawingOrPhotograph({ picture, sizes, first, decorative, className }: Props) {
  const { sources = [], alt, keep, ...file } = picture;
  const image = (
    <img
      {...file}
      {...(file.srcSet !== undefined && { sizes })}
      alt={decorative ? "" : alt}
      className={classList(className, sources.length > 0 && styles["photograph"])}
      data-keep={keep}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
