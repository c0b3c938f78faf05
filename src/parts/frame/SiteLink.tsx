import { useHref } from "../../languages/use-words.ts";
import { TemplateMark } from "../../ui/TemplateMark.tsx";
import { currentMark, type NavigationLink } from "./site-links.ts";

interface Props {
  link: NavigationLink;
  /** Path of the current page. */
  path: string;
}

/** A link of header, menu or footer, marked on the page that it leads to. */
export function SiteLink({ link, path }: Props) {
  const hrefOf = useHref();
  return (
    <a
      href={hrefOf(link.path)}
      lang={link.language}
      hrefLang={link.language}
      aria-current={currentMark(path, link)}
    >
      {link.label}
      <TemplateMark href={link.path} />
    </a>
  );
}
