import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { HTMLElement } from "node-html-parser";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "../../src/data/load-content.ts";
import { isPreview } from "../../src/data/site-environment.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { parseHtml } from "../../src/publish/html.ts";
import type { Question } from "./question.ts";
import { headingOf, unitsOf, wordsOf } from "./units.ts";

const style = `@layer components {
  .launch-notes { padding: var(--s-5) var(--edge); overflow-wrap: anywhere; }
  .launch-notes ol { padding-inline-start: 2rem; list-style: decimal; }
  .launch-note { margin-inline-start: 0.25em; padding: 0 0.25em; background: #ffe08a; color: #111; font-size: 0.875rem; font-weight: 700; line-height: 1; }
}`;

/** What is asked about each page, numbered in a preview where it stands. Put it before the site is finished. */
export function previewNotes(content: Content): AstroIntegration {
  return {
    name: "preview-notes",
    hooks: {
      "astro:build:done": ({ dir }) => {
        if (isPreview()) writeNotes(fileURLToPath(dir), content);
      },
    },
  };
}

/** @param root folder of the built site */
function writeNotes(root: string, content: Content): void {
  const notes = Map.groupBy(notesOf(content), ({ file }) => file);
  for (const { path, sources, language } of pagesOf(content)) {
    const asked = notes.get(sources[0] ?? "");
    if (language !== "en" || asked === undefined) continue;
    const file = join(root, path === "/" ? "index.html" : `${path}.html`);
    const page = parseHtml(readFileSync(file, "utf8"));
    addNotes(page, content, asked);
    writeFileSync(file, page.outerHTML);
  }
}

/** Every open question, once; not those about a page or a text as a whole. */
export function notesOf(content: Content): Question[] {
  const today = new Date().toISOString().slice(0, 10);
  const open = unitsOf(content, today).flatMap((unit) => unit.open);
  const questions = open.filter(({ id, unit, field }) => id !== unit && field !== "review");
  return [
    ...new Map(
      questions.map((question) => [`${question.file} ${question.field} ${question.id}`, question]),
    ).values(),
  ];
}

/** Writes numbers beside the words that notes are about, and the notes at the end of the page. */
export function addNotes(page: HTMLElement, content: Content, notes: readonly Question[]): void {
  const main = page.querySelector("main");
  const parts = (main?.querySelectorAll("*") ?? [])
    .filter((element) => element.closest("svg") === null)
    .map((part) => ({ part, text: spaced(part.textContent) }));
  const ordered = notes.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const list = ordered.map((note, index) => {
    const number = index + 1;
    const nearest = wordsOf(content, note)
      .map((words) => smallest(parts.filter(({ text }) => text.includes(spaced(words)))))
      .find((found) => found !== undefined);
    const reference = `<a class="launch-note" href="#note-${number}">${number}</a>`;
    const link = nearest?.part.closest("a, button, summary");
    if (link) link.insertAdjacentHTML("afterend", reference);
    else nearest?.part.insertAdjacentHTML("beforeend", reference);
    const { who, why, remedy = "" } = note;
    const text = `${headingOf(content, note)} (${who}): ${why} ${remedy}`.trim();
    return h("li", { key: number, id: `note-${number}` }, text);
  });
  const heading = h("h2", { id: "launch-notes" }, "To confirm before the page is public");
  const section = { className: "launch-notes", "aria-labelledby": "launch-notes" };
  main?.insertAdjacentHTML(
    "beforeend",
    renderToStaticMarkup(h("section", section, heading, h("ol", null, list))),
  );
  page.querySelector("body")?.insertAdjacentHTML("beforeend", `<style>${style}</style>`);
}

/** The part of a page with the least besides the words. */
function smallest<T extends { text: string }>(parts: readonly T[]): T | undefined {
  return parts.toSorted((a, b) => a.text.length - b.text.length)[0];
}

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
