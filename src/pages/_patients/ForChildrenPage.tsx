import { BookOrCall } from "../../parts/book/BookOrCall/BookOrCall.tsx";
import { CallToAction } from "../../parts/book/CallToAction/CallToAction.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { PictureBook } from "../../parts/layout/PictureBook/PictureBook.tsx";
import { ArrowLink } from "../../parts/text/ArrowLink/ArrowLink.tsx";
import { Note } from "../../parts/text/Note/Note.tsx";
import { PageHead } from "../../parts/text/PageHead/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
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
          <ArrowLink href="/contact-us#emergency">{practice.emergency.link}</ArrowLink>
        </div>
      </Band>
      <CallToAction {...callToAction} actions={<BookOrCall practice={practice} />} />
    </>
  );
}
