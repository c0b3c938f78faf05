import type { Content } from "../../data/load-content.ts";
import { titledParts } from "../../files/search-parts.ts";
import { timelineSection } from "../../schemas/sections.ts";
import { recoveriesOf } from "../../schemas/service.ts";
import { files, ifThere, pageFile } from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { aboveForPatients } from "../_patients/entries.ts";

export function recoveryPage(content: Content, path: string): PageEntry[] {
  const { pages, services } = content;
  const recoveries = services.flatMap(recoveriesOf);
  return ifThere(pages.recovery, (page) => ({
    ...pageFile("recovery", page, ...files("services", services)),
    parts: titledParts(timelineSection, recoveries),
    kind: "guide",
    path,
    label: page.hero.title,
    parent: aboveForPatients(content).path,
    render: rendered(
      page,
      async () => (await import("./RecoveryPage.tsx")).RecoveryPage,
      () => ({ recoveries }),
    ),
  }));
}
