import { Actions } from "../../components/Actions/Actions.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { LinkIndex } from "../../components/LinkIndex/LinkIndex.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import styles from "./SiteSearch.module.css";

interface Props {
  label: string;
  button: string;
  /** URL of the search index. */
  indexPath: string;
  /** On the page for unknown URLs: suggests pages instead of searching. */
  guess?: boolean;
  /** Shown instead of results when JavaScript is off. */
  scriptless?: string;
}

/** Searches the whole site. Without its script the form leads to the search page, which lists every page. */
export function SiteSearch({ label, button, indexPath, guess, scriptless }: Props) {
  return (
    <div
      className={styles["root"]}
      data-island="SiteSearch"
      data-start=""
      data-index={indexPath}
      data-guess={guess || undefined}
      data-print="hide"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <form action="/search" role="search">
        <label htmlFor="site-search">{label}</label>
        <Actions>
          <input
            id="site-search"
            type="search"
            name="q"
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{button}</Button>
        </Actions>
      </form>
      {scriptless !== undefined && (
        <p className={styles["scriptless"]}>
          <Prose text={scriptless} />
        </p>
      )}
      <p role="status" />
      <LinkIndex entries={[]} long />
    </div>
  );
}
