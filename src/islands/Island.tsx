import type { FunctionComponent } from "react";
import { type IslandName, type IslandProps, islands } from "./islands.ts";

interface Props<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
}

/** A piece that draws itself anew in the browser as its state changes: the server's markup and what hydrates it. */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const Component: FunctionComponent<IslandProps[Name]> = islands[name];
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
