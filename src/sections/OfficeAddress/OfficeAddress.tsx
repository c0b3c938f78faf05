import { PostalAddress } from "../../components/PostalAddress/PostalAddress.tsx";
import type { Practice } from "../../data/practice.ts";
import { Enhanced } from "../../islands/Enhanced.tsx";
import { NotLoaded } from "../../islands/NotLoaded.tsx";
import { useWords } from "../../languages/use-words.ts";
import styles from "./OfficeAddress.module.css";

/** Where the office is, to read, to copy, and for an address book. */
export function OfficeAddress({ practice }: { practice: Practice }) {
  const words = useWords();
  return (
    <Enhanced name="CopyText">
      <p data-copy={practice.addressLines.join("\n")}>
        <PostalAddress lines={practice.addressLines} />
      </p>
      <div className={styles["actions"]}>
        <button type="button" data-script="">
          {words.office.copyAddress}
        </button>
        <a href={practice.contactCardPath}>{words.office.addToContacts}</a>
        <span
          role="status"
          data-copied={words.office.copied}
          data-selected={words.office.selected}
        />
        <NotLoaded />
      </div>
    </Enhanced>
  );
}
