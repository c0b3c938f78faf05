import type { ComponentProps } from "react";
import { BookOrCall } from "../../parts/book/BookOrCall/BookOrCall.tsx";
import { CallToAction } from "../../parts/book/CallToAction/CallToAction.tsx";
import { OnlineServices } from "../../parts/book/OnlineServices/OnlineServices.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { PageHero } from "../../parts/layout/PageHero/PageHero.tsx";
import { PictureBookCard } from "../../parts/layout/PictureBookCard/PictureBookCard.tsx";
import { Split } from "../../parts/layout/Split/Split.tsx";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import { PageSections } from "../../parts/service/PageSections/PageSections.tsx";
import { Actions } from "../../parts/text/Actions/Actions.tsx";
import { ArrowLink } from "../../parts/text/ArrowLink/ArrowLink.tsx";
import { Prose } from "../../parts/text/Prose/Prose.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"new-patients">> {
  /** Path of the page to print and fill in, where there is one. */
  visitPack: string | undefined;
  book: ComponentProps<typeof PictureBookCard> | undefined;
}

/** Before, during and after a first visit. */
export function NewPatientsPage({ page, trail, practice, visitPack, book }: Props) {
  const actions = <BookOrCall practice={practice} />;
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact>
        <Actions>{actions}</Actions>
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
      <Band joined>
        <ArrowLink href="/contact-us#emergency">{practice.emergency.link}</ArrowLink>
      </Band>
      <CallToAction {...page.callToAction} actions={actions} />
    </>
  );
}
