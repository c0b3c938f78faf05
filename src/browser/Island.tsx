import type { FunctionComponent } from "react";
import { NotLoaded } from "./NotLoaded.tsx";
import { type ReactIslandName, type ReactIslandProps, reactIslands } from "./react-islands.ts";

interface Props<Name extends ReactIslandName> {
  name: Name;
  props: ReactIslandProps[Name];
}

/** A component with state: the server's markup, and what the browser needs to hydrate it. */
export function Island<Name extends ReactIslandName>({ name, props }: Props<Name>) {
  const Component: FunctionComponent<ReactIslandProps[Name]> = reactIslands[name];
  return (
    <>
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
      <NotLoaded />
    </>
  );
}

/** A component that the browser alone renders, since its markup would be of no use without code. */
export function BrowserIsland<Name extends ReactIslandName>({ name, props }: Props<Name>) {
  return <div data-island={name} data-props={JSON.stringify(props)} />;
}
