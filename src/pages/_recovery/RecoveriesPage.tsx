import type { ComponentProps } from "react";
import type { OnCall } from "../../data/after-hours.ts";
import { ShortAnswer } from "../../parts/article/ShortAnswer.tsx";
import { CallNumber } from "../../parts/book/CallNumber.tsx";
import { CallStrip } from "../../parts/book/CallStrip.tsx";
import { GuideHero } from "../../parts/frame/GuideHero.tsx";
import { RecoveryIndex } from "../../parts/recovery/RecoveryIndex.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Note } from "../../ui/Note.tsx";
import { Prose } from "../../ui/Prose.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"recovery">> {
  groups: ComponentProps<typeof RecoveryIndex>["groups"];
  onCall: OnCall | undefined;
}

/** All operations with a recovery, by place of the body. */
export function RecoveriesPage({ page, trail, practice, onCall, groups }: Props) {
  const { hero, each, urgent, other, callToAction } = page;
  const { phone, phoneHref } = onCall ?? practice;
  return (
    <>
      <GuideHero trail={trail} title={hero.title} lead={hero.lead}>
        <ShortAnswer {...each}>
          <Note {...urgent} urgent wide level={2} />
        </ShortAnswer>
      </GuideHero>
      <Band>
        <RecoveryIndex groups={groups.filter(({ operations }) => operations.length > 0)}>
          <h2>{other.title}</h2>
          <div>
            <p>
              <Prose text={other.text} />
            </p>
            {other.links.map(({ label, path }) => (
              <ArrowLink key={path} href={path}>
                {label}
              </ArrowLink>
            ))}
          </div>
        </RecoveryIndex>
      </Band>
      <CallStrip {...callToAction}>
        <CallNumber phone={phone} phoneHref={phoneHref} />
      </CallStrip>
    </>
  );
}
