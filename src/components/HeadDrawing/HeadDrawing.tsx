import head from "../../art/head.svg";
import type { CropView } from "../../schemas/service.ts";
import styles from "./HeadDrawing.module.css";

/** A picture file and its own size in pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

interface Props {
  view: CropView;
  className?: string | undefined;
  /** The first picture of the page is fetched at once, any other when it comes near. */
  first?: boolean;
}

/** A close-up of the drawing that carries the brand: one of the views that head.svg names. It is decoration: its alt is empty. */
export function HeadDrawing({ view, className, first = false }: Props) {
  return (
    <div className={[styles["root"], className].filter(Boolean).join(" ")}>
      <img
        src={`${head.src}#${view}`}
        alt=""
        width={head.width}
        height={head.height}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </div>
  );
}

interface PortraitFrameProps {
  picture: Picture;
  alt: string;
  className?: string | undefined;
}

/** The physician's portrait in the place of the drawing. */
export function PortraitFrame({ picture, alt, className }: PortraitFrameProps) {
  return (
    <div className={[styles["root"], styles["portrait"], className].filter(Boolean).join(" ")}>
      <img {...picture} alt={alt} fetchPriority="high" />
    </div>
  );
}
