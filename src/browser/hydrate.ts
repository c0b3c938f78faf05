import { createElement, type FunctionComponent, type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Language } from "../languages/languages.ts";
import { LanguageContext } from "../languages/use-words.ts";
import { type IslandName, islandComponents } from "./island-components.ts";

interface Props {
  root: HTMLElement;
  children?: ReactNode;
}

/** Marks the island once it answers. A parent's effect runs after those of its children. */
function Hydrated({ root, children }: Props) {
  useEffect(() => {
    root.dataset["hydrated"] = "";
  }, [root]);
  return children;
}

const roots = new WeakSet<HTMLElement>();

/** Hydrates what the server rendered inside `root`, or renders the island where it is empty. Once. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const name = root.dataset["island"] as IslandName;
  const Component =
    name === "SiteSearch"
      ? (await import("../parts/search/SiteSearch.tsx")).SiteSearch
      : islandComponents[name];
  if (roots.has(root)) return;
  roots.add(root);
  const props: object = JSON.parse(root.dataset["props"] ?? "{}");
  const island = createElement(
    LanguageContext,
    { value: document.documentElement.dataset["language"] as Language },
    createElement(Hydrated, { root }, createElement(Component as FunctionComponent<object>, props)),
  );
  if (root.hasChildNodes()) hydrateRoot(root, island);
  else createRoot(root).render(island);
}
