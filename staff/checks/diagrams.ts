import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, problemAt, problemOf } from "../../src/data/content-error.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { parseHtml } from "../../src/publish/html.ts";
import { artFolder, diagramsFolder } from "../../src/schemas/drawing.ts";
import { withSuggestion } from "../../src/schemas/fields.ts";

type Look = Content["practice"]["look"];

/** What content refers to in a drawing that explains. */
interface DiagramFacts {
  /** Count of numbered parts. The halves of a pair share their numbers. */
  pins: number;
  /** Plates side by side: 2 in a pair. */
  plates: number;
}

const shared = join(import.meta.dirname, "../../src/art", diagramsFolder);

/**
 * The drawings that explain, by name: those of the program, and those of a practice, which come first.
 */
export function diagrams({ folder }: Look): Map<string, DiagramFacts> {
  return new Map(
    [...diagramsIn(shared), ...diagramsIn(join(folder, diagramsFolder))].map(([file, svg]) => [
      file.replace(".svg", ""),
      factsOf(svg),
    ]),
  );
}

function diagramsIn(folder: string): [file: string, svg: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]);
}

/**
 * Drawings of a practice that figures without a legend could not show without their numbers.
 */
export function withoutNumbers({ folder }: Look): Problem[] {
  return diagramsIn(join(folder, diagramsFolder))
    .filter(([, svg]) => parseHtml(svg).querySelector("g#pins") === null)
    .map(([file]) =>
      problemOf(
        `content/${artFolder}/${diagramsFolder}/${file}`,
        'This drawing has no numbers. Put them into a last group, <g id="pins">; it may be empty. How to make a drawing: src/art/diagrams/README.md.',
      ),
    );
}

function factsOf(svg: string): DiagramFacts {
  const drawing = parseHtml(svg);
  const numbers = drawing.querySelectorAll("#pins text").map((pin) => pin.textContent);
  return {
    pins: new Set(numbers).size,
    plates: Number(drawing.querySelector("svg")?.getAttribute("width")) > 1000 ? 2 : 1,
  };
}

/**
 * Drawings that do not exist, and figures whose legend or plates are not those of their drawing.
 */
export function wrongDiagrams({
  practice,
  strings,
}: Pick<Content, "practice" | "strings">): Problem[] {
  const named = strings.filter(({ roles }) => roles.includes("diagram"));
  if (named.length === 0) return [];
  const known = diagrams(practice.look);
  return named.flatMap((string) => wrongFigure(string, known));
}

function wrongFigure(string: ContentString, known: ReadonlyMap<string, DiagramFacts>): Problem[] {
  const { file, line, field, text, siblings: { legend, labels, views } = {} } = string;
  const facts = known.get(text);
  if (facts === undefined) {
    const wrong = `There is no drawing "${text}".`;
    return [problemAt(string, withSuggestion(wrong, text, [...known.keys()]))];
  }
  const problem = (list: string, remedy: string) =>
    problemAt({ file, line, field: field.replace("drawing", list) }, remedy);
  const problems: Problem[] = [];
  if (Array.isArray(legend) && legend.length !== facts.pins) {
    const remedy = `The drawing ${text} numbers ${facts.pins} parts, and this legend has ${legend.length}. Entry 1 explains the part with the number 1, and so on.`;
    problems.push(problem("legend", remedy));
  }
  for (const { pin } of Array.isArray(labels) ? (labels as { pin: number }[]) : [])
    if (pin > facts.pins)
      problems.push(
        problem(
          "labels",
          `The drawing ${text} has no number ${pin}: its parts are 1 to ${facts.pins}.`,
        ),
      );
  if (Array.isArray(views) && views.length !== facts.plates) {
    const remedy = `The drawing ${text} has ${facts.plates === 2 ? "two plates" : "one plate"}, and this figure describes ${views.length}.`;
    problems.push(problem("views", remedy));
  }
  return problems;
}
