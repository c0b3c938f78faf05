import { CostQuestions } from "../../parts/costs/CostQuestions.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import type { ViewProps } from "../_view-props.ts";

type Props = ViewProps<PageContent<"costs">>;

/** What to ask a health plan before a visit, a test or a treatment, and a letter that asks for an estimate. */
export function CostsPage({ page, trail, practice }: Props) {
  const { hero, letter, ...questions } = page;
  return (
    <Band top>
      <PageHead trail={trail} title={hero.title}>
        <p className="lead">{hero.lead}</p>
        <div data-print="hide">
          <ArrowLink href="#estimate">{letter.title}</ArrowLink>
        </div>
      </PageHead>
      <CostQuestions {...questions} letter={letter} practice={practice} />
    </Band>
  );
}
