import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Button } from "../../ui/Button.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { PostalAddress } from "../office/PostalAddress.tsx";
import styles from "./EstimateLetter.module.css";

type Props = PageContent<"costs">["letter"] & { practice: Practice };

/** The right to a good-faith estimate (45 CFR 149.610), and a letter that asks for one, with lines to write on. */
export function EstimateLetter({ practice, title, text, print, ...letter }: Props) {
  const { office } = useWords();
  const { subject, request, reason, others, days, delivery, lines } = letter;
  return (
    <section className={styles["root"]} aria-labelledby="estimate">
      <Split>
        <Stack>
          <h2 id="estimate">{title}</h2>
          <p>
            <Prose text={text} />
          </p>
          <div data-script="">
            <Button data-part="print-letter">{print}</Button>
          </div>
        </Stack>
        <article className={styles["letter"]} data-part="letter">
          <p>
            {practice.brand}
            <br />
            <PostalAddress lines={practice.addressLines} />
            <br />
            {`${office.fax} ${practice.fax}`}
          </p>
          <h3>{subject}</h3>
          <p>{request}</p>
          <p className={styles["blank"]} data-care="" />
          <p>{reason}</p>
          <p>{others}</p>
          <p>{days}</p>
          <p>{delivery.title}</p>
          <ul>
            {delivery.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          {lines.map((line) => (
            <p key={line} className={styles["blank"]}>
              {line}
            </p>
          ))}
        </article>
      </Split>
    </section>
  );
}
