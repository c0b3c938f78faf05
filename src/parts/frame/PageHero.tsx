import { type ReactNode, useContext } from "react";
import type { PageLink } from "../../data/page-link.ts";
import type { Photograph } from "../../schemas/photograph.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { classList } from "../../ui/class-list.ts";
import { Prose } from "../../ui/Prose.tsx";
import { Waves } from "../../ui/Waves.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import { Portrait, type Portrayed } from "../pictures/Portrait.tsx";
import { PracticeDrawing } from "../pictures/PracticeDrawing.tsx";
import { PracticeLookContext } from "../pictures/practice-look.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import styles from "./PageHero.module.css";

interface Props {
  /** From Home to this page, or the one page above it. */
  trail: readonly PageLink[] | PageLink;
  title: string;
  lead: string;
  /** A close-up of the practice's drawing on tan; without it, the whole. */
  view?: string | undefined;
  /** In place of the drawing. */
  photograph?: Photograph | undefined;
  /** In place of the drawing: a physician's portrait, sound waves on green, or nothing but the photograph. */
  art?: Portrayed | "waves" | "none";
  /** Less high. */
  compact?: boolean;
  /** A bar overlaps the lower edge. */
  underBar?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

function Art({
  view,
  photograph,
  art,
}: Pick<Props, "view" | "photograph"> & { art: Portrayed | undefined }) {
  const { fillsFrame } = useContext(PracticeLookContext);
  const isFull = photograph === undefined && view !== undefined && fillsFrame.includes(view);
  if (art === undefined)
    return (
      <div className={classList(styles["art"], isFull && styles["edge"])}>
        <PracticeDrawing view={view} photograph={photograph} first />
      </div>
    );
  return (
    <div className={classList(styles["art"], styles["portrait"])}>
      <Portrait of={art} fill first />
    </div>
  );
}

/** The opening of most pages: the way here, heading, a sentence, and perhaps a picture. */
export function PageHero({ trail, title, lead, children, ...look }: Props) {
  const { view, photograph, art, compact, underBar } = look;
  const words = (
    <>
      {"path" in trail ? (
        <ArrowLink back href={trail.path}>
          {trail.label}
        </ArrowLink>
      ) : (
        <Breadcrumbs trail={trail} />
      )}
      <h1 className="display">{title}</h1>
      <p className="lead">
        <Prose text={lead} />
      </p>
      {children}
    </>
  );
  if (art === "waves")
    return (
      <div className={styles["onWaves"]} data-ground="green">
        <Waves shade first />
        <Wrap>
          <div className={styles["overWaves"]}>{words}</div>
        </Wrap>
      </div>
    );
  return (
    <div
      data-ground="tan"
      className={classList(compact && styles["compact"], underBar && styles["underBar"])}
    >
      <div className={styles["inner"]}>
        <div className={styles["text"]}>{words}</div>
        {art === "none" && photograph === undefined ? undefined : (
          <Art view={view} photograph={photograph} art={art === "none" ? undefined : art} />
        )}
      </div>
    </div>
  );
}
