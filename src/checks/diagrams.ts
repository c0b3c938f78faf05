import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSvg } from "../build/html.ts";
import { type Problem, problemAt } from "../data/content-error.ts";
import type { ContentString } from "../data/content-strings.ts";
import { withSuggestion } from "../schemas/fields.ts";

/** What content must know of a drawing in src/art/diagrams/. */
interface DiagramFacts {
  /** How many parts it numbers. The halves of a pair share their numbers. */
  pins: number;
  /** Plates side by side: 2 in a pair. */
  plates: number;
  /** Close-ups that it names, and "all" for the whole drawing. */
  views: string[];
}

const folder = join(import.meta.dirname, "../art/diagrams");

/** The drawings that explain, by name. */
export function diagrams(): Map<string, DiagramFacts> {
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".svg"))
      .map((file) => [file.replace(".svg", ""), factsOf(readFileSync(join(folder, file), "utf8"))]),
  );
}

function factsOf(svg: string): DiagramFacts {
  const document = parseSvg(svg);
  const numbers = [...document.querySelectorAll("#pins text")].map((one) => one.textContent);
  return {
    pins: new Set(numbers).size,
    plates: Number(document.documentElement.getAttribute("width")) > 1000 ? 2 : 1,
    views: ["all", ...[...document.querySelectorAll("view")].map(({ id }) => id)],
  };
}

/**
 * Drawings and close-ups that do not exist, and figures whose legend or plates are not those of their
 * drawing.
 */
export function wrongDrawings(strings: readonly ContentString[]): Problem[] {
  const named = strings.filter(({ field }) => /(^|\.)drawing$/.test(field));
  if (named.length === 0) return [];
  const known = diagrams();
  return named.flatMap((one) => {
    const { file, line, text } = one;
    const parent = one.field.replace(/drawing$/, "");
    const problem = (field: string, remedy: string) =>
      problemAt({ file, line, field: parent + field }, remedy);
    const count = (list: string) => {
      const entries = strings.filter(
        (other) => other.file === file && other.field.startsWith(`${parent}${list}.`),
      );
      return new Set(entries.map(({ field }) => field.slice(parent.length).split(".")[1])).size;
    };
    const facts = known.get(text);
    if (facts === undefined) {
      const remedy = withSuggestion(`There is no drawing "${text}".`, text, [...known.keys()]);
      return problem("drawing", remedy);
    }
    const view = strings.find((other) => other.file === file && other.field === `${parent}view`);
    if (view !== undefined) {
      if (facts.views.includes(view.text)) return [];
      const wrong = `There is no view of ${text} "${view.text}".`;
      return problemAt(view, withSuggestion(wrong, view.text, facts.views));
    }
    const problems: Problem[] = [];
    if (count("legend") !== facts.pins) {
      const remedy = `The drawing ${text} numbers ${facts.pins} parts, and this legend has ${count("legend")}. Entry 1 explains the part with the number 1, and so on.`;
      problems.push(problem("legend", remedy));
    }
    if (count("views") !== facts.plates) {
      const remedy = `The drawing ${text} has ${facts.plates === 2 ? "two plates" : "one plate"}, and this figure describes ${count("views")}.`;
      problems.push(problem("views", remedy));
    }
    return problems;
  });
}
