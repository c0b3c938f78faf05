import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Slot } from "../../browser/Slot.tsx";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Button } from "../../ui/Button.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { PostalAddress } from "../office/PostalAddress.tsx";
import styles from "./EstimateLetter.module.css";

export interface EstimateLetterProps
  extends Omit<PageContent<"costs">["letter"], "sources" | "text"> {
  sender: Pick<Practice, "brand" | "addressLines" | "fax">;
  /** What the estimate is for; a line to write on where nothing is chosen. */
  care: string | undefined;
  /** Beside the letter, from the server alone. */
  text: ReactNode;
}

/** The right to a good-faith estimate (45 CFR 149.610), and a letter that asks for one, with lines to write on. */
export function EstimateLetter({
  sender,
  care,
  title,
  text,
  print,
  ...letter
}: EstimateLetterProps) {
  const { office } = useWords();
  const { subject, request, reason, others, days, delivery, lines } = letter;
  const [alone, printAlone] = usePrintAlone();
  return (
    <section className={styles["root"]} aria-labelledby="estimate">
      <Split>
        <Stack>
          <h2 id="estimate">{title}</h2>
          <Slot>{text}</Slot>
          <div data-script="">
            <Button onClick={printAlone}>{print}</Button>
          </div>
        </Stack>
        <article className={styles["letter"]} data-print={alone ? "alone" : undefined}>
          <p>
            {sender.brand}
            <br />
            <PostalAddress lines={sender.addressLines} />
            <br />
            {`${office.fax} ${sender.fax}`}
          </p>
          <h3>{subject}</h3>
          <p>{request}</p>
          <p className={styles["blank"]}>{care}</p>
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

/** Whether a part is being printed alone, and what prints it. */
function usePrintAlone() {
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    // Not after print(), which on iOS returns before the page is printed.
    const end = () => setAlone(false);
    addEventListener("afterprint", end);
    return () => removeEventListener("afterprint", end);
  }, []);
  function printAlone() {
    flushSync(() => setAlone(true));
    print();
  }
  return [alone, printAlone] as const;
}
