import type { ReactNode } from "react";
import {
  HeadDrawing,
  type Picture,
  PortraitFrame,
} from "../../components/HeadDrawing/HeadDrawing.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { CropView } from "../../schemas/service.ts";
import styles from "./PageHero.module.css";

interface Props {
  /** Breadcrumb or the way back. */
  trail: ReactNode;
  title: string;
  lead: string;
  /** A close-up of the drawing, or the physician's portrait. */
  art: { view: CropView } | { picture: Picture; alt: string };
  /** The shorter form. */
  low?: boolean;
  /** A bar lies over the lower edge. */
  underBar?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** Views whose drawing fills the frame to its edges instead of fading into the tan. */
const edgeViews: readonly CropView[] = ["hearing", "ear"];

/** The opening of most pages: heading and sentence on tan, a drawing at the right. */
export function PageHero({ trail, title, lead, art, low, underBar, children }: Props) {
  return (
    <div
      data-ground="tan"
      className={
        [low && styles["low"], underBar && styles["underBar"]].filter(Boolean).join(" ") ||
        undefined
      }
    >
      <div className={styles["inner"]}>
        <div className={styles["text"]}>
          {trail}
          <h1 className="display">{title}</h1>
          <p className={`lead ${styles["lead"]}`}>
            <Prose text={lead} />
          </p>
          {children}
        </div>
        {"view" in art ? (
          <HeadDrawing
            view={art.view}
            className={[styles["art"], edgeViews.includes(art.view) && styles["edge"]]
              .filter(Boolean)
              .join(" ")}
            first
          />
        ) : (
          <PortraitFrame
            picture={art.picture}
            alt={art.alt}
            className={`${styles["art"]} ${styles["portrait"]}`}
          />
        )}
      </div>
    </div>
  );
}
