import type { ReactNode } from "react";

interface Props {
  hidden?: boolean;
  /** Undefined in the browser. */
  children: ReactNode;
}

/**
 * A place in an island for what only the server can render: prose, whose parser is 38 KB, and links, whose paths and
 * languages it alone knows. It is handed over in the prop `slots`, which `Island` keeps out of the page's JSON. The browser
 * leaves the place as it is, so hide it rather than remove it: it can't come back.
 */
export function Slot({ hidden, children }: Props) {
  if (children !== undefined) return <div hidden={hidden}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React compares no HTML with the server's, and this never changes
  return <div hidden={hidden} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
