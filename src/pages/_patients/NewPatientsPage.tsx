import type { ComponentProps } from "react";
import { paths } from "../../data/paths.ts";
import { useWords } from "../../languages/use-words.ts";
import { OnThisPage } from "../../parts/article/OnThisPage.tsx";
import { PageSections } from "../../parts/article/PageSections.tsx";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { CallToAction } from "../../parts/book/CallToAction.tsx";
import { OnlineServices } from "../../parts/book/OnlineServices.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { PictureBookCard } from "../../parts/pictures/PictureBookCard.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Actions } from "../../ui/Actions.tsx";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"new-patients">> {
  /** Path of the page to print and fill in, where there is one. */
  visitPack: string | undefined;
  book: ComponentProps<typeof PictureBookCard> | undefined;
}

/** Before, during and after a first visit. */
export function NewPatientsPage({ page, trail, practice, visitPack, book }: Props) {
  const actions = <BookOrCall practice={practice} />;
  const words = useWords().danger;
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact>
        <Actions>{actions}</Actions>
        <OnThisPage
          entries={page.sections.map(({ id, label, title }) => ({ id, name: label ?? title }))}
        />
      </PageHero>
      {page.pack && visitPack !== undefined && (
        <Band ground="mist">
          <Split>
            <h2>{page.pack.title}</h2>
            <Stack>
              <p className="lead">
                <Prose text={page.pack.text} />
              </p>
              <ArrowLink href={visitPack}>{page.pack.link}</ArrowLink>
              <OnlineServices practice={practice} />
            </Stack>
          </Split>
        </Band>
      )}
      <PageSections sections={page.sections} cameraExam={practice.cameraExam} />
      {book && <PictureBookCard {...book} />}
      <CallToAction
        {...page.callToAction}
        actions={
          <>
            {actions}
            <ArrowLink href={`${paths.contact}#emergency`}>{words.title}</ArrowLink>
          </>
        }
      />
    </>
  );
}
