import type { FunctionComponent } from "react";
import { type IslandName, type IslandProps, islandComponents } from "./island-components.ts";

interface Props<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
}

/** A part with state: the server's markup, and what the browser needs to hydrate it, without what is in slots. */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const Component: FunctionComponent<IslandProps[Name]> = islandComponents[name];
  return (
    <div data-island={name} data-props={JSON.stringify({ ...props, slots: undefined })}>
      <Component {...props} />
    </div>
  );
}
