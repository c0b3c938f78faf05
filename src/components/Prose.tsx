import Markdown, { type Components, defaultUrlTransform } from "react-markdown";
import { NewTabMark } from "./Button.tsx";

/** tel: links are as safe as the ones that react-markdown lets through by itself. */
function safeUrl(url: string): string {
  return /^tel:\+\d+$/.test(url) ? url : defaultUrlTransform(url);
}

function Link({ href = "", children }: { href?: string | undefined; children?: React.ReactNode }) {
  if (!href.startsWith("https:")) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <NewTabMark />
    </a>
  );
}

const inline: Components = { p: ({ children }) => children, a: Link };

/** Text from content. [Links](/page) and **strong** words become elements; anything else stays text. */
export function Prose({ text }: { text: string }) {
  if (!/[[*_`\\<&]/.test(text)) return text;
  return (
    <Markdown components={inline} allowedElements={["p", "a", "strong"]} unwrapDisallowed urlTransform={safeUrl}>
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
    <Markdown components={{ a: Link, ...components }} allowedElements={["p", "a", "strong", "h3", "ul", "ol", "li"]} unwrapDisallowed urlTransform={safeUrl}>
      {text}
    </Markdown>
  );
}
