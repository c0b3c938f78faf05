import type { Content, Entry } from "../../data/load-content.ts";
import type { Practice } from "../../data/practice.ts";
import { sentenceOf, signsNamed } from "../../data/signs.ts";
import { type MedicineRule, medicinesSchema } from "../../schemas/medicines.ts";
import { type Recovery, recoveryPlaces, recoverySchema } from "../../schemas/recovery.ts";
import {
  anchorsMoved,
  dangerOf,
  entryFile,
  files,
  ifThere,
  pageFile,
  reviewLineOf,
  signFiles,
  wordsOf,
} from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { aboveForPatients } from "../_patients/entries.ts";
import { readable, type SearchPart, signParts } from "../_searchable.ts";
import { isoDuration, stepTime } from "./step-time.ts";

/** The list of all recoveries. */
export function recoveriesPage(content: Content, path: string): PageEntry[] {
  const { pages, recoveries } = content;
  return ifThere(pages.recovery, (page) => ({
    ...pageFile("recovery", page, ...files("recoveries", recoveries)),
    kind: "collection",
    path,
    parent: aboveForPatients(content).path,
    render: rendered(
      page,
      async () => (await import("./RecoveriesPage.tsx")).RecoveriesPage,
      () => ({
        groups: recoveryPlaces.map((place) => ({
          ...page.places[place],
          operations: recoveries
            .filter((recovery) => recovery.place === place)
            .map(({ operation, slug }) => ({
              label: operation,
              path: `${path}/${slug}`,
              anchors: anchorsMoved(path, `${path}/${slug}`, content),
            })),
        })),
      }),
    ),
  }));
}

/** One for each operation. */
export function recoveryPages(content: Content, path: string): PageEntry[] {
  const { pages, recoveries } = content;
  const page = pages.recovery;
  if (page === undefined) return [];
  return recoveries.map((recovery) => ({
    ...entryFile(
      "recoveries",
      recovery,
      "content/pages/recovery.yaml",
      "content/medicines.yaml",
      ...signFiles(recovery.signs, content),
    ),
    content: [
      readable(recoverySchema, {
        ...recovery,
        signs: undefined,
        steps: recovery.steps.map(({ name, text }) => ({ name, text })),
        canI: undefined,
        pain: undefined,
      }),
    ],
    parts: partsOf(recovery, content, page.operation),
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
        danger: dangerOf(recovery, content),
        steps: stepsOf(recovery, content, context.practice),
        medicines: medicinesOf(recovery, content),
        allPath: path,
        reviewLine: reviewLineOf(recovery, content, context),
      }),
    ),
  }));
}

/** The steps with their times in words, and the signs that matter most in their days. */
function stepsOf({ steps }: Recovery, content: Content, practice: Practice) {
  return steps.map(({ from, to, name, text, signs = [] }) => ({
    when: stepTime({ from, to }, wordsOf(content).recovery),
    from: isoDuration(from),
    to: to && isoDuration(to),
    name,
    text,
    watch: signsNamed(signs, content.signs).map((sign) => ({
      answer: sign.answer,
      text: sentenceOf(sign, practice, true),
    })),
  }));
}

/** The rules about medicines that an operation needs, in the order in which it names them. */
function medicinesOf({ medicines }: Recovery, content: Content): MedicineRule[] {
  return medicines.flatMap((name) => content.medicines.filter(({ id }) => id === name));
}

/** What the search finds by itself: each sign, pain medicine, and what a patient may do again. */
function partsOf(
  recovery: Entry<Recovery>,
  content: Content,
  words: { pain: string; canI: string },
): SearchPart[] {
  const { pain, canI } = recovery;
  const rules = medicinesOf(recovery, content).map(({ text }) => ({ text }));
  return [
    ...signParts("warnings", dangerOf(recovery, content)),
    {
      id: "pain",
      title: words.pain,
      content: [readable(recoverySchema, { pain }), readable(medicinesSchema, { rules })],
    },
    { id: "can-i", title: words.canI, content: [readable(recoverySchema, { canI })] },
  ];
}
