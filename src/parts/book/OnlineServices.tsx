import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { SpecList } from "../../ui/SpecList.tsx";
import styles from "./OnlineServices.module.css";

/** What the practice offers in addition to visits and calls: portal, bills, forms, visits by video. Nothing where it has none. */
export function OnlineServices({ practice }: { practice: Practice }) {
  const words = useWords().online;
  const { patientPortal, payBill, forms, telehealth } = practice;
  const links = [
    { label: words.patientPortal, href: patientPortal },
    { label: words.payBill, href: payBill },
  ].flatMap(({ label, href }) => (href === undefined ? [] : { label, href }));
  const facts = [
    links.length > 0 && {
      name: words.title,
      value: (
        <ul className={styles["links"]}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <NewTabLink href={href}>{label}</NewTabLink>
            </li>
          ))}
        </ul>
      ),
    },
    forms.length > 0 && {
      name: words.forms,
      value: (
        <ul className={styles["links"]}>
          {forms.map(({ label, href }) => (
            <li key={label}>
              <NewTabLink href={href} document>
                {label}
              </NewTabLink>
            </li>
          ))}
        </ul>
      ),
    },
    telehealth !== undefined && { name: words.telehealth, value: <Prose text={telehealth} /> },
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? null : <SpecList facts={facts} />;
}
