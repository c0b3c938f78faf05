import { TemplateMark } from "../../components/TemplateMark/TemplateMark.tsx";
import { useEnglishMark, useLanguage } from "../../languages/use-words.ts";
import { currentMark, type NavigationLink } from "../site-links.ts";

interface Props {
  link: NavigationLink;
  /** Path of the current page. */
  path: string;
}

/** A link of header, menu or footer: in the language of its page, and marked on that page. */
export function SiteLink({ link, path }: Props) {
  const language = useLanguage();
  const english = useEnglishMark();
  return (
    <a
      href={link.path}
      lang={link.language === language ? undefined : (link.language ?? english)}
      aria-current={currentMark(path, link)}
    >
      {link.label}
      <TemplateMark href={link.path} />
    </a>
  );
}
