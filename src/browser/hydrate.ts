import { createElement, type FunctionComponent, type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Language } from "../languages/languages.ts";
import { LanguageContext } from "../languages/use-words.ts";
import { islandComponents } from "./island-components.ts";

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

function componentOf(root: HTMLElement): FunctionComponent<object> {
  const name = root.dataset["island"] as keyof typeof islandComponents;
  return islandComponents[name] as FunctionComponent<object>;
}

const roots = new WeakSet<HTMLElement>();

/**
 * Hydrates what the server rendered inside `root`, or renders the island where it is empty. Once.
 *
 * @param Component the island, if it is not one of `islandComponents`
 */
export async function hydrate(root: HTMLElement, Component = componentOf(root)): Promise<void> {
  if (roots.has(root)) return;
  roots.add(root);
  const props: object = JSON.parse(root.dataset["props"] ?? "{}");
  const island = createElement(
    LanguageContext,
    { value: document.documentElement.dataset["language"] as Language },
    createElement(Hydrated, { root }, createElement(Component, props)),
  );
  if (root.hasChildNodes()) hydrateRoot(root, island);
  else createRoot(root).render(island);
}
