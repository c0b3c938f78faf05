import type { PageLink } from "../../data/page-link.ts";
import type { Danger } from "../../data/signs.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import { WhereIsTheTrouble } from "../../parts/signs/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import type { ViewProps } from "../_view-props.ts";

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
      <Band top>
        <PageHead trail={trail} title={page.hero.title}>
          <p className="lead">{page.hero.lead}</p>
          <p>{page.notice}</p>
        </PageHead>
        <SignsCard id="emergency" practice={practice} {...danger} />
      </Band>
      <WhereIsTheTrouble
        {...page.where}
        places={places}
        unsure={unsure === "" ? undefined : `${page.where.elsewhere} ${unsure}`}
      />
      <RequestAppointment practice={practice} {...page.callToAction} hours="contact" />
    </>
  );
}
