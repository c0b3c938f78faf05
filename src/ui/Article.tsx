import Markdown, { type Components } from "react-markdown";
import { Whole } from "./Prose.tsx";
import { ProseLink, safeUrl } from "./ProseLink.tsx";
import { RuledList } from "./RuledList.tsx";

const components: Components = {
  a: ProseLink,
  p: ({ children }) => (
    <p>
      <Whole>{children}</Whole>
    </p>
  ),
  ul: ({ children }) => <RuledList>{children}</RuledList>,
};

/** Markdown of a section: paragraphs, "###" headings, lists, links. HTML in it stays text. */
export function Article({ text }: { text: string }) {
  return (
    <Markdown
      components={components}
      allowedElements={["p", "a", "strong", "h3", "ul", "ol", "li"]}
      unwrapDisallowed
      urlTransform={safeUrl}
    >
      {text}
    </Markdown>
  );
}
