import { useHref } from "../../../languages/use-words.ts";
import type { PageContent } from "../../../schemas/pages.ts";
import { Band } from "../../../ui/Band.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { SectionHead } from "../../../ui/SectionHead.tsx";
import { Stack } from "../../../ui/Stack.tsx";
import { PlacesDrawing } from "./PlacesDrawing.tsx";
import styles from "./WhereIsTheTrouble.module.css";

interface Props {
  title: string;
  text: string;
  places: PageContent<"where">["places"];
  /** What is in no place of the drawing, as prose. */
  unsure?: string | undefined;
  /** What the page doesn't do: store a choice, replace an exam. */
  notice: string;
}

/** Eight places of the body as links, in a list and in a drawing. Pointing at a place highlights it in both. */
export function WhereIsTheTrouble({ title, text, places, unsure, notice }: Props) {
  const hrefOf = useHref();
  return (
    <Band ground="mist">
      <SectionHead id="where" title={title} intro={text} />
      <div className={styles["root"]}>
        <PlacesDrawing places={places} />
        <Stack>
          <ul className={styles["list"]}>
            {Object.entries(places).map(([place, { name, text, path, also }], index) => (
              <li key={place} data-place={place}>
                <span className="pin" aria-hidden="true">
                  {index + 1}
                </span>
                <a className="covers-item" href={hrefOf(path)}>
                  {name}
                </a>
                <p>
                  {text}
                  {also && (
                    <>
                      {" "}
                      <a href={hrefOf(also.path)}>{also.label}</a>.
                    </>
                  )}
                </p>
                <Icon name="arrow-right" />
              </li>
            ))}
          </ul>
          {unsure !== undefined && (
            <p>
              <Prose text={unsure} />
            </p>
          )}
          <p className="soft">{notice}</p>
        </Stack>
      </div>
    </Band>
  );
}
