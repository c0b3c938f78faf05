import { defaultUrlTransform } from "react-markdown";
import { useHref } from "../languages/use-words.ts";
import { NewTabMark } from "./NewTabMark.tsx";
import { TemplateMark } from "./TemplateMark.tsx";

/** Lets tel: links through, in addition to the protocols that react-markdown allows. */
export function safeUrl(url: string): string {
  return /^tel:\+\d+$/.test(url) ? url : defaultUrlTransform(url);
}

interface Props {
  href?: string | undefined;
  children?: React.ReactNode;
}

/** A link in content. Another site opens in a new tab. */
export function ProseLink({ href = "", children }: Props) {
  const hrefOf = useHref();
  if (!href.startsWith("https:"))
    return (
      <a href={hrefOf(href)}>
        {children}
        <TemplateMark href={href} />
      </a>
    );
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}&nbsp;
      <NewTabMark />
    </a>
  );
}
