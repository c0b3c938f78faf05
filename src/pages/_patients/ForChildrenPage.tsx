import { paths } from "../../data/paths.ts";
import { useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallToAction } from "../../parts/book/CallToAction.tsx";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import { PictureBook } from "../../parts/pictures/PictureBook.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Note } from "../../ui/Note.tsx";
import type { ViewProps } from "../_view-props.ts";

/** A visit in twelve pictures, to read to a child. */
export function ForChildrenPage({ page, trail, practice }: ViewProps<PageContent<"for-children">>) {
  const { hero, grownUps, pictures, callToAction } = page;
  const words = useWords().danger;
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={hero.title} picture={<Note {...grownUps} level={2} />}>
          <p className="lead">{hero.lead}</p>
        </PageHead>
      </Band>
      <Band joined>
        <PictureBook pictures={pictures} />
      </Band>
      <CallToAction
        {...callToAction}
        actions={
          <>
            <BookOrCall practice={practice} />
            <ArrowLink href={`${paths.contact}#emergency`}>{words.title}</ArrowLink>
          </>
        }
      />
    </>
  );
}
