import type { FunctionComponent } from "react";
import { SiteSearch } from "../parts/search/SiteSearch.tsx";
import { type IslandName, type IslandProps, islandComponents } from "./island-components.ts";

interface Props<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
  /** A name that several islands of a page share, which show one state: with one of them all are hydrated. */
  together?: string;
  /** Hydrated when it is touched or focused, or at once if the URL has a query, not already when it comes near. */
  asked?: boolean;
}

/** A part with state: the server's markup, and what the browser needs to hydrate it, without what is in slots. */
export function Island<Name extends IslandName>({ name, props, together, asked }: Props<Name>) {
  const components: { readonly [Key in IslandName]: FunctionComponent<IslandProps[Key]> } = {
    ...islandComponents,
    SiteSearch,
  };
  const Component: FunctionComponent<IslandProps[Name]> = components[name];
  return (
    <div
      data-island={name}
      data-props={JSON.stringify({ ...props, slots: undefined })}
      data-together={together}
      data-asked={asked}
    >
      <Component {...props} />
    </div>
  );
}
