import { Band } from "../../components/Band/Band.tsx";
import { BookOrCall } from "../../components/BookOrCall/BookOrCall.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { CallToAction } from "../../sections/CallToAction/CallToAction.tsx";
import { EmergencyCard } from "../../sections/EmergencyCard/EmergencyCard.tsx";
import { PictureBook } from "../../sections/PictureBook/PictureBook.tsx";
import type { ViewProps } from "../_view-props.ts";

/** A visit in twelve pictures, to read to a child. */
export function ForChildrenPage({ page, trail, practice }: ViewProps<PageContent<"for-children">>) {
  const { hero, grownUps, pictures, callToAction } = page;
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={hero.title}>
          <p className="lead">{hero.lead}</p>
          <Note {...grownUps} level={2} />
        </PageHead>
      </Band>
      <Band joined>
        <PictureBook pictures={pictures} />
      </Band>
      <Band joined>
        <div data-print="hide">
          <EmergencyCard id="emergency" answers={practice.answers} emergency={practice.emergency} />
        </div>
      </Band>
      <CallToAction {...callToAction} actions={<BookOrCall practice={practice} />} />
    </>
  );
}
