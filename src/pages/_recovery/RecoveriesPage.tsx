import type { ComponentProps } from "react";
import { CallNow } from "../../parts/book/CallNow/CallNow.tsx";
import { CallStrip } from "../../parts/book/CallStrip/CallStrip.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { Opening } from "../../parts/layout/Opening/Opening.tsx";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import { RecoveryIndex } from "../../parts/service/RecoveryIndex/RecoveryIndex.tsx";
import { ShortAnswer } from "../../parts/service/ShortAnswer/ShortAnswer.tsx";
import { ArrowLink } from "../../parts/text/ArrowLink/ArrowLink.tsx";
import { Note } from "../../parts/text/Note/Note.tsx";
import { Prose } from "../../parts/text/Prose/Prose.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"recovery">> {
  groups: ComponentProps<typeof RecoveryIndex>["groups"];
}

/** All operations with a recovery, by place of the body. */
export function RecoveriesPage({ page, trail, practice, groups }: Props) {
  const { hero, each, urgent, other, callToAction } = page;
  return (
    <>
      <Opening trail={trail} title={hero.title} lead={hero.lead}>
        <ShortAnswer {...each}>
          <Note {...urgent} urgent wide level={2} />
        </ShortAnswer>
      </Opening>
      <Band>
        <RecoveryIndex groups={groups.filter(({ operations }) => operations.length > 0)}>
          <Stack>
            <h2>{other.title}</h2>
            <p>
              <Prose text={other.text} />
            </p>
            {other.links.map(({ label, path }) => (
              <ArrowLink key={path} href={path}>
                {label}
              </ArrowLink>
            ))}
          </Stack>
        </RecoveryIndex>
      </Band>
      <CallStrip {...callToAction}>
        <CallNow href={practice.phoneHref} outline={false} />
      </CallStrip>
    </>
  );
}
