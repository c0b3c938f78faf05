import type { ReactNode } from "react";
import type { EnhancementName } from "./enhancements.ts";

interface Props {
  name: EnhancementName;
  className?: string | undefined;
  children: ReactNode;
}

/** Marks markup that works as it stands and that a script in the registry makes better. */
export function Enhanced({ name, className, children }: Props) {
  return (
    <div data-island={name} className={className}>
      {children}
    </div>
  );
}
