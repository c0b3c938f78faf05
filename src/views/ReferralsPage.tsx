import { Band } from "../components/Band.tsx";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { ButtonLink, CallNow } from "../components/Button.tsx";
import { PostalAddress } from "../components/PostalAddress.tsx";
import { Prose } from "../components/Prose.tsx";
import { SpecList } from "../components/SpecList.tsx";
import { Split } from "../components/Split.tsx";
import { Stack } from "../components/Stack.tsx";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import { CallToAction } from "../sections/CallToAction.tsx";
import { ServiceSections } from "../sections/ServiceSections.tsx";
import { TanHero } from "../sections/TanHero.tsx";

interface Props {
  page: PageContent<"referrals">;
  trail: readonly Crumb[];
  practice: Practice;
}

/** For doctors who send patients: where to, and with what. On paper it is one sheet. */
export function ReferralsPage({ page, trail, practice }: Props) {
  return (
    <>
      <TanHero trail={<Breadcrumbs trail={trail} />} {...page.hero} art={{ view: "neck" }} low />
      <Band>
        <Split>
          <Stack>
            <h2>{page.reach.title}</h2>
            <p className="soft">
              <Prose text={page.reach.note} />
            </p>
          </Stack>
          <SpecList
            facts={[
              { name: "Phone", value: <a href={practice.phoneHref}>{practice.phone}</a> },
              { name: "Fax", value: practice.fax },
              { name: "Address", value: <PostalAddress lines={practice.addressLines} /> },
              { name: "Ages", value: `${practice.minimumAge} and older` },
            ]}
          />
        </Split>
      </Band>
      <ServiceSections sections={page.sections} />
      <CallToAction
        {...page.callToAction}
        actions={
          <>
            <CallNow href={practice.phoneHref} outline={false} />
            <ButtonLink href="/providers" outline>
              Our physician
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
