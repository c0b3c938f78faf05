import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Button.module.css";

interface Look {
  /** Outline for the second action beside a solid one. */
  outline?: boolean;
  /** Small: 44 px high, for the header. Tall: 60 px, for booking. */
  size?: "small" | "tall" | undefined;
  /** As wide as its place. */
  wide?: boolean;
}

function classesOf({ outline, size, wide }: Look): string {
  return [
    styles["root"],
    outline && styles["outline"],
    size && styles[size],
    wide && styles["wide"],
  ]
    .filter(Boolean)
    .join(" ");
}

interface ButtonLinkProps extends Look {
  href: string;
  children: ReactNode;
}

/** A link that looks like a button, to a page of this site or a tel: address. */
export function ButtonLink({ href, children, ...look }: ButtonLinkProps) {
  return (
    <a className={classesOf(look)} href={href}>
      {children}
    </a>
  );
}

/** The words that tell assistive technology what the arrow shows: the link leaves this page standing (WCAG 3.2.5). */
export function NewTabMark({ words = "(opens in a new tab)" }: { words?: string | undefined }) {
  return (
    <>
      <Icon name="arrow-up-right" />
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** A link that looks like a button and opens another site in a new tab. */
export function ExternalButtonLink({
  href,
  children,
  newTab,
  ...look
}: ButtonLinkProps & { newTab?: string }) {
  return (
    <a className={classesOf(look)} href={href} target="_blank" rel="noopener">
      {children}
      <NewTabMark words={newTab} />
    </a>
  );
}

/** "Book Online": the scheduling page, in a new tab. */
export function BookOnline({ url, ...look }: Look & { url: string }) {
  return (
    <ExternalButtonLink href={url} {...look}>
      Book Online
    </ExternalButtonLink>
  );
}

/** "Call Now": a tel: link to the office. */
export function CallNow({ href, ...look }: Look & { href: string }) {
  return (
    <ButtonLink href={href} outline {...look}>
      <Icon name="phone" />
      Call Now
    </ButtonLink>
  );
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** A button that acts on this page. */
export function Button({ outline, size, wide, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classesOf({ outline: outline ?? false, size, wide: wide ?? false })}
      {...rest}
    />
  );
}
