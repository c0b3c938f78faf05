import type { Office } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import styles from "./OfficeAddress.module.css";
import { PostalAddress } from "./PostalAddress.tsx";

/** Where the office is, to read, to copy, and for an address book. */
export function OfficeAddress({
  office,
}: {
  office: Pick<Office, "addressLines" | "contactCardPath">;
}) {
  const words = useWords();
  return (
    <div data-module="copy-text">
      <p data-part="text" data-copy={office.addressLines.join("\n")}>
        <PostalAddress lines={office.addressLines} />
      </p>
      <div className={`${styles["actions"]} cluster`}>
        <button type="button" data-part="copy" data-script="">
          {words.office.copyAddress}
        </button>
        <a href={office.contactCardPath}>{words.office.addToContacts}</a>
        <span
          role="status"
          data-part="status"
          data-copied={words.office.copied}
          data-selected={words.office.selected}
        />
      </div>
    </div>
  );
}
