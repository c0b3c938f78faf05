import type { ReactNode } from "react";
import { useHref } from "../languages/use-words.ts";
import { type ButtonLook, buttonClasses } from "./button-classes.ts";
import { NewTabMark } from "./NewTabMark.tsx";

interface Props extends ButtonLook {
  href: string;
  /** Opens in a new tab, as links to other sites do. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, newTab, children, ...look }: Props) {
  const hrefOf = useHref();
  return (
    <a
      className={buttonClasses(look)}
      href={hrefOf(href)}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {newTab && <NewTabMark />}
    </a>
  );
}
