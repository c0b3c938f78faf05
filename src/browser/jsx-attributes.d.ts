import "react";
import type { ModuleName } from "./site.ts";

declare module "react" {
  // Invoker commands (HTML Living Standard), which React passes through, though its types lack them.
  interface ButtonHTMLAttributes<T> {
    command?:
      | "show-modal"
      | "close"
      | "request-close"
      | "show-popover"
      | "hide-popover"
      | "toggle-popover"
      | undefined;
    /** The id of the element that the command is for. */
    commandfor?: string | undefined;
  }
  interface HTMLAttributes<T> {
    /** The behavior that the page's script starts on the element: site.ts. */
    "data-module"?: ModuleName | undefined;
  }
}
