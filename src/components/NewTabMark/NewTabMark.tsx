import { useWords } from "../../languages/use-words.ts";
import { Icon } from "../Icon/Icon.tsx";

/** An arrow, and words for assistive technology: the link opens in a new tab (WCAG 3.2.5). */
export function NewTabMark() {
  return (
    <>
      <Icon name="arrow-up-right" />
      <span className="visually-hidden">{useWords().opensInNewTab}</span>
    </>
  );
}
