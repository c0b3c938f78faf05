import type { ReactNode } from "react";
import type { IslandName } from "./islands.ts";
import type { ReactIslandName } from "./react-islands.ts";

interface Props {
  name: Exclude<IslandName, ReactIslandName>;
  className?: string | undefined;
  /** Starts without waiting for the visitor to come near. */
  atOnce?: boolean;
  children: ReactNode;
}

/** Markup that works without script and that a plain script in the registry enhances. */
export function Enhanced({ name, className, atOnce, children }: Props) {
  return (
    <div data-island={name} className={className} data-start={atOnce ? "" : undefined}>
      {children}
    </div>
  );
}
