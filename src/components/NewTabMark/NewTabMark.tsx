import { Icon } from "../Icon/Icon.tsx";

/** An arrow, and words for assistive technology: the link opens in a new tab (WCAG 3.2.5). */
export function NewTabMark({ words = "(opens in a new tab)" }: { words?: string | undefined }) {
  return (
    <>
      <Icon name="arrow-up-right" />
      <span className="visually-hidden">{words}</span>
    </>
  );
}
