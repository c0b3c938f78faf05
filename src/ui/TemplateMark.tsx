import { createContext, useContext } from "react";
import { useWords } from "../languages/use-words.ts";

/** Paths of pages whose text is a template that waits for the practice. */
export const TemplatePages = createContext<readonly string[]>([]);

/** Follows the words of a link, and says so where the link leads to an unfinished template. */
export function TemplateMark({ href }: { href: string }) {
  const words = useWords();
  const [path = ""] = href.split("#");
  return useContext(TemplatePages).includes(path) && ` ${words.unfinishedTemplate}`;
}
