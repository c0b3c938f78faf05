import Markdown, { type Components } from "react-markdown";
import { ProseLink, safeUrl } from "./ProseLink.tsx";

const inline: Components = { p: ({ children }) => children, a: ProseLink };

/** Telephone numbers as practice.yaml writes them, with the text between. */
const phoneNumber = /(\(\d{3}\) \d{3}-\d{4})/;

/** Text from content. [Links](/page) and **strong** words become elements; anything else stays text. */
export function Prose({ text }: { text: string }) {
  if (!/[[*_`\\<&]/.test(text)) {
    // A number never breaks across lines.
    return text.split(phoneNumber).map((part) =>
      phoneNumber.test(part) ? (
        <span key={part} className="nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    );
  }
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
