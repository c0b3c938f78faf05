import { Actions } from "../components/Actions/Actions.tsx";
import { Band } from "../components/Band/Band.tsx";
import { BookOrCall } from "../components/BookOrCall/BookOrCall.tsx";
import { LanguageLinks } from "../components/LanguageLinks/LanguageLinks.tsx";
import { Note } from "../components/Note/Note.tsx";
import { PageHead } from "../components/PageHead/PageHead.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import type { PageContent, Translation } from "../schemas/pages.ts";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { PictureBook } from "../sections/PictureBook/PictureBook.tsx";
import type { ViewProps } from "./view-props.ts";

interface Props
  extends ViewProps<
    Pick<PageContent<"for-children">, "hero" | "grownUps" | "pictures" | "callToAction">
  > {
  /** When to call 911, in the language of the page. */
  emergency: { title: string; text: string };
  /** Whether somebody has read the translation; left out in English. */
  review?: Translation["review"];
}

/** A visit in twelve pictures, to read to a child, in any language. */
export function ForChildrenPage({ page, trail, translations, practice, emergency, review }: Props) {
  const { hero, grownUps, pictures, callToAction } = page;
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={hero.title}>
          <p className="lead">{hero.lead}</p>
          <div data-print="hide">
            <Actions>
              <LanguageLinks paths={translations} />
            </Actions>
          </div>
          {review?.status === "awaiting" && (
            <>
              <Note title={review.title} text={review.text} level={2} />
              <p lang="en" className="soft">
                <Prose text={review.english} />
              </p>
            </>
          )}
          <Note {...grownUps} level={2} />
        </PageHead>
      </Band>
      <Band joined>
        <PictureBook pictures={pictures} />
      </Band>
      <Band joined>
        <div data-print="hide">
          <Note title={emergency.title} text={emergency.text} urgent wide level={2} />
        </div>
      </Band>
      <CallToAction {...callToAction} actions={<BookOrCall practice={practice} />} />
    </>
  );
}
