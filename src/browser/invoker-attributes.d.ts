import "react";

// Invoker commands (HTML Living Standard), which React passes through, though its types lack them.
declare module "react" {
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
}
