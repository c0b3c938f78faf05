import type { PageLink } from "../../data/page-link.ts";
import type { Sign } from "../../data/signs.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { GuideHero } from "../../parts/frame/GuideHero.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import { WhereIsTheTrouble } from "../../parts/signs/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";
import styles from "./SymptomsPage.module.css";

interface Props extends ViewProps<PageContent<"symptoms">> {
  /** Of those for everybody. */
  signs: readonly Sign[];
  /** The places of the drawing, each with the page of its symptoms. */
  places: PageContent<"where">["places"];
  /** Every place with symptoms, and the one of signs after an operation. */
  all: readonly PageLink[];
  afterOperation: PageLink | undefined;
}

/** Leads to a symptom by the place of the body. */
export function SymptomsPage({ page, trail, practice, signs, places, all, afterOperation }: Props) {
  const drawn = new Set(Object.values(places).map(({ path }) => path));
  const others = all.filter(({ path }) => !drawn.has(path) && path !== afterOperation?.path);
  const unsure = others.map(({ label, path }) => `[${label}](${path})`).join(", ");
  return (
    <>
      <GuideHero trail={trail} title={page.hero.title} lead={page.hero.lead}>
        <div className={styles["signs"]}>
          <SignsCard id="emergency" practice={practice} signs={signs} more={afterOperation} />
        </div>
      </GuideHero>
      <WhereIsTheTrouble
        {...page.where}
        places={places}
        unsure={unsure === "" ? undefined : `${page.where.elsewhere} ${unsure}`}
        notice={page.notice}
      />
      <RequestAppointment practice={practice} {...page.callToAction} hours="contact" />
    </>
  );
}
