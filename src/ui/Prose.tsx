import { Children, type ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import { ProseLink, safeUrl } from "./ProseLink.tsx";
import { Unbroken } from "./Unbroken.tsx";

const inline: Components = {
  p: ({ children }) => <Whole>{children}</Whole>,
  strong: ({ children }) => (
    <strong>
      <Whole>{children}</Whole>
    </strong>
  ),
  a: ProseLink,
};

/** Telephone numbers as practice.yaml writes them, a call to 911, doses with their hours, and lengths. */
const unbroken =
  /(\(\d{3}\) \d{3}-\d{4}|\b(?:[Cc]all|al) 911\b|\d[\d,.]* (?:m[gL]|cm|hours?|doses?|horas?|dosis)\b)/;

/** Text from content. [Links](/page) and **strong** words become elements; anything else stays text. */
export function Prose({ text }: { text: string }) {
  if (!/[[*_`\\<&]/.test(text)) return <Whole>{text}</Whole>;
  return (
    <Markdown
      components={inline}
      allowedElements={["p", "a", "strong"]}
      unwrapDisallowed
      urlTransform={safeUrl}
    >
      {text}
    </Markdown>
  );
}

/** The same, with the numbers and doses of its text in one piece. */
export function Whole({ children }: { children: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child === "string"
      ? child
          .split(unbroken)
          .map((part) => (unbroken.test(part) ? <Unbroken key={part}>{part}</Unbroken> : part))
      : child,
  );
}
