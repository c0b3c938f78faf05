import type { ReactNode } from "react";
import { classList } from "../../components/class-list.ts";
import { HeadDrawing } from "../../components/HeadDrawing/HeadDrawing.tsx";
import { Portrait } from "../../components/Portrait/Portrait.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { Picture } from "../../components/picture.ts";
import type { CropView } from "../../schemas/service.ts";
import styles from "./PageHero.module.css";

interface Props {
  /** Breadcrumb or the way back. */
  trail: ReactNode;
  title: string;
  lead: string;
  /** A close-up of the drawing, or the physician's portrait. */
  art: { view: CropView } | { picture: Picture; alt: string };
  /** A lower hero. */
  compact?: boolean;
  /** A bar lies over the lower edge. */
  underBar?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** Views whose drawing fills the frame to its edges instead of fading into the tan. */
const edgeViews: readonly CropView[] = ["hearing", "ear"];

/** The opening of most pages: heading and sentence on tan, a drawing at the right. */
export function PageHero({ trail, title, lead, art, compact, underBar, children }: Props) {
  return (
    <div
      data-ground="tan"
      className={classList(compact && styles["compact"], underBar && styles["underBar"])}
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
          <div className={classList(styles["art"], edgeViews.includes(art.view) && styles["edge"])}>
            <HeadDrawing view={art.view} first />
          </div>
        ) : (
          <div className={classList(styles["art"], styles["portrait"])}>
            <Portrait {...art} fill first />
          </div>
        )}
      </div>
    </div>
  );
}
