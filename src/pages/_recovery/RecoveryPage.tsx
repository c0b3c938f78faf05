import { Band } from "../../parts/layout/Band/Band.tsx";
import { RecoveryPlans } from "../../parts/service/RecoveryPlans/RecoveryPlans.tsx";
import { Note } from "../../parts/text/Note/Note.tsx";
import { PageHead } from "../../parts/text/PageHead/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { Recovery } from "../../schemas/service.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"recovery">> {
  recoveries: readonly Recovery[];
}

/** The steps of each recovery, with their dates once an operation and its day are chosen. */
export function RecoveryPage({ page, trail, practice, recoveries }: Props) {
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={page.hero.title}>
          <p className="lead">{page.hero.lead}</p>
        </PageHead>
      </Band>
      <Band joined>
        <RecoveryPlans practice={practice} form={page.form} recoveries={recoveries} />
      </Band>
      {practice.beforeSurgery && (
        <Band joined>
          <div data-print="hide">
            <Note {...practice.beforeSurgery} wide level={2} />
          </div>
        </Band>
      )}
    </>
  );
}
