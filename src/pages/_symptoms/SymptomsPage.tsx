import type { PageLink } from "../../data/page-link.ts";
import { useHref } from "../../languages/use-words.ts";
import { RequestAppointment } from "../../parts/book/RequestAppointment/RequestAppointment.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import { EmergencyCard } from "../../parts/symptoms/EmergencyCard/EmergencyCard.tsx";
import { WhereIsTheTrouble } from "../../parts/symptoms/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import { LinkIndex } from "../../parts/text/LinkIndex/LinkIndex.tsx";
import { PageHead } from "../../parts/text/PageHead/PageHead.tsx";
import { SectionHead } from "../../parts/text/SectionHead/SectionHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";
import styles from "./SymptomsPage.module.css";

interface Props extends ViewProps<PageContent<"symptoms">> {
  /** The places of the drawing, each with the page of its symptoms. */
  places: PageContent<"where">["places"];
  /** Every place, with its symptoms. */
  all: readonly (PageLink & { symptoms: readonly { name: string; path: string }[] })[];
}

/** The way to a symptom: by the place of the body, or by its name in everyday words. */
export function SymptomsPage({ page, trail, practice, places, all }: Props) {
  const hrefOf = useHref();
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
        <EmergencyCard id="emergency" answers={practice.answers} emergency={practice.emergency} />
      </Band>
      <WhereIsTheTrouble
        {...page.where}
        places={places}
        unsure={unsure === "" ? undefined : `${page.where.elsewhere} ${unsure}`}
      />
      <Band>
        <SectionHead title={page.all.title} intro={page.all.text} />
        <Stack>
          {all.map(({ label, path, symptoms }) => (
            <div key={path} className={styles["place"]}>
              <h3>
                <a href={hrefOf(path)}>{label}</a>
              </h3>
              <LinkIndex entries={symptoms} />
            </div>
          ))}
        </Stack>
      </Band>
      <RequestAppointment practice={practice} {...page.callToAction} hours="contact" />
    </>
  );
}
