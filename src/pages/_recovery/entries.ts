import type { Content, Entry } from "../../data/load-content.ts";
import { readable, type SearchPart, signParts } from "../../files/search-parts.ts";
import { type Recovery, recoveryPlaces, recoverySchema } from "../../schemas/recovery.ts";
import { entryFile, files, ifThere, movedFrom, pageFile, reviewLineOf } from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { aboveForPatients } from "../_patients/entries.ts";

/** The list of all recoveries. */
export function recoveriesPage(content: Content, path: string): PageEntry[] {
  const { pages, recoveries } = content;
  return ifThere(pages.recovery, (page) => ({
    ...pageFile("recovery", page, ...files("recoveries", recoveries)),
    kind: "collection",
    items: recoveries.map(({ operation, slug }) => ({
      label: operation,
      path: `${path}/${slug}`,
    })),
    path,
    parent: aboveForPatients(content).path,
    render: rendered(
      page,
      async () => (await import("./RecoveriesPage.tsx")).RecoveriesPage,
      () => {
        const moved = [...movedFrom(path, content)];
        return {
          groups: recoveryPlaces.map((place) => ({
            ...page.places[place],
            operations: recoveries
              .filter((recovery) => recovery.place === place)
              .map(({ operation, slug }) => ({
                label: operation,
                path: `${path}/${slug}`,
                anchors: moved.flatMap(([to, anchors]) =>
                  to.split("#")[0] === `${path}/${slug}` ? anchors : [],
                ),
              })),
          })),
        };
      },
    ),
  }));
}

/** One for each operation. */
export function recoveryPages(content: Content, path: string): PageEntry[] {
  const { pages, recoveries } = content;
  const page = pages.recovery;
  if (page === undefined) return [];
  return recoveries.map((recovery) => ({
    ...entryFile("recoveries", recovery, "content/pages/recovery.yaml"),
    content: [
      readable(recoverySchema, {
        ...recovery,
        warnings: undefined,
        canI: undefined,
        pain: undefined,
      }),
    ],
    parts: partsOf(recovery, page.operation),
    kind: "recovery",
    recovery,
    path: `${path}/${recovery.slug}`,
    label: recovery.operation,
    parent: path,
    name: recovery.title,
    render: rendered(
      page,
      async () => (await import("./RecoveryPage.tsx")).RecoveryPage,
      (context) => ({
        recovery,
        allPath: path,
        reviewLine: reviewLineOf(recovery, content, context),
      }),
    ),
  }));
}

/** What the search finds by itself: each sign, pain medicine, and what a patient may do again. */
function partsOf(
  { warnings, pain, canI }: Entry<Recovery>,
  words: { pain: string; canI: string },
): SearchPart[] {
  return [
    ...signParts("warnings", warnings),
    { id: "pain", title: words.pain, content: [readable(recoverySchema, { pain })] },
    { id: "can-i", title: words.canI, content: [readable(recoverySchema, { canI })] },
  ];
}
