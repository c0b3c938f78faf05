import type { ReactNode } from "react";
import Markdown, { type Components, defaultUrlTransform } from "react-markdown";
import { NewTabMark } from "../Button/Button.tsx";

/** tel: links are as safe as the ones that react-markdown lets through by itself. */
function safeUrl(url: string): string {
  return /^tel:\+\d+$/.test(url) ? url : defaultUrlTransform(url);
}

function Link({ href = "", children }: { href?: string | undefined; children?: ReactNode }) {
  if (!href.startsWith("https:")) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <NewTabMark />
    </a>
  );
}

const inline: Components = { p: ({ children }) => children, a: Link };

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

interface ArticleProps {
  /** Markdown of a section: paragraphs, "###" headings, lists, links. HTML in it stays text. */
  text: string;
  /** The elements to use for what Markdown calls h3, ul and so on. */
  components?: Components;
}

/** A longer text with its own small headings and lists. */
export function Article({ text, components }: ArticleProps) {
  return (
    <Markdown
      components={{ a: Link, ...components }}
      allowedElements={["p", "a", "strong", "h3", "ul", "ol", "li"]}
      unwrapDisallowed
      urlTransform={safeUrl}
    >
      {text}
    </Markdown>
  );
}
