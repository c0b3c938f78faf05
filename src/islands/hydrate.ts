import { createElement, type FunctionComponent, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Start } from "./fetch-start.ts";
import { type IslandName, islands } from "./islands.ts";

interface Props {
  onStart: () => void;
  children?: ReactNode;
}

/** A parent's effect runs after those of its children: by then their listeners stand. */
function Started({ onStart, children }: Props) {
  useEffect(onStart, [onStart]);
  return children;
}

/** Lets React take over what the server drew inside `root`. Ends when the component answers events. */
export const start: Start = (root) => {
  const Component = islands[root.dataset["island"] as IslandName] as FunctionComponent;
  const props: object = JSON.parse(root.dataset["props"] ?? "{}");
  return new Promise((resolve, reject) => {
    hydrateRoot(
      root,
      createElement(Started, { onStart: resolve }, createElement(Component, props)),
      { onUncaughtError: reject },
    );
  });
};
