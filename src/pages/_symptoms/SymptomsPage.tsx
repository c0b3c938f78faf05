import type { PageLink } from "../../data/page-link.ts";
import type { Danger } from "../../data/signs.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { Opening } from "../../parts/frame/Opening.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import { WhereIsTheTrouble } from "../../parts/signs/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";
import styles from "./SymptomsPage.module.css";

interface Props extends ViewProps<PageContent<"symptoms">> {
  danger: Danger;
  /** The places of the drawing, each with the page of its symptoms. */
  places: PageContent<"where">["places"];
  /** Every place with symptoms. */
  all: readonly PageLink[];
}

/** Leads to a symptom by the place of the body. */
export function SymptomsPage({ page, trail, practice, danger, places, all }: Props) {
  const drawn = new Set(Object.values(places).map(({ path }) => path));
  const others = all.filter(({ path }) => !drawn.has(path));
  const unsure = others.map(({ label, path }) => `[${label}](${path})`).join(", ");
  return (
    <>
      <Opening
        trail={trail}
        title={page.hero.title}
        lead={page.hero.lead}
        jumps={[{ label: page.where.title, section: "where" }]}
      >
        <SignsCard id="emergency" practice={practice} {...danger} />
        <p className={`${styles["notice"]} soft`}>{page.notice}</p>
      </Opening>
      <WhereIsTheTrouble
        {...page.where}
        places={places}
        unsure={unsure === "" ? undefined : `${page.where.elsewhere} ${unsure}`}
      />
      <RequestAppointment practice={practice} {...page.callToAction} hours="contact" />
    </>
  );
}
