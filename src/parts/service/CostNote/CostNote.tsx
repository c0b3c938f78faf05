import type { PageLink } from "../../../data/page-link.ts";
import type { SectionOf } from "../../../schemas/sections.ts";
import { classList } from "../../layout/class-list.ts";
import { ArrowLink } from "../../text/ArrowLink/ArrowLink.tsx";
import { Paragraphs } from "../../text/Paragraphs/Paragraphs.tsx";
import styles from "./CostNote.module.css";

interface Props {
  section: SectionOf<"cost">;
  /** The way to the page about costs. */
  link?: PageLink | undefined;
  /** Is on a tinted ground. */
  onTint?: boolean;
}

/** What it costs, in a few lines, set apart by a bar at its side. */
export function CostNote({ section: { id, title, paragraphs }, link, onTint }: Props) {
  return (
    <div className={classList(styles["root"], onTint && styles["onTint"])}>
      <h2 id={id}>{title}</h2>
      <Paragraphs texts={paragraphs} />
      {link && <ArrowLink href={link.path}>{link.label}</ArrowLink>}
    </div>
  );
}
