import { createElement, type FunctionComponent, type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Language } from "../languages/languages.ts";
import { LanguageContext } from "../languages/use-words.ts";
import type { IslandModule } from "./fetch-module.ts";
import { type ReactIslandName, reactIslands } from "./react-islands.ts";

interface Props {
  onStart: () => void;
  children?: ReactNode;
}

/** A parent's effect runs after those of its children: by then their listeners are attached. */
function Started({ onStart, children }: Props) {
  useEffect(onStart, [onStart]);
  return children;
}

/** Hydrates what the server rendered inside `root`, or renders the island where it is empty. */
export const start: IslandModule["start"] = (root) => {
  const Component = reactIslands[
    root.dataset["island"] as ReactIslandName
  ] as FunctionComponent<object>;
  const props: object = JSON.parse(root.dataset["props"] ?? "{}");
  return new Promise((resolve, reject) => {
    const island = createElement(
      LanguageContext,
      { value: document.documentElement.dataset["language"] as Language },
      createElement(Started, { onStart: resolve }, createElement(Component, props)),
    );
    const options = { onUncaughtError: reject };
    if (root.hasChildNodes()) hydrateRoot(root, island, options);
    else createRoot(root, options).render(island);
  });
};
