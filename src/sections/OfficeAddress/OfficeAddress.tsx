import { PostalAddress } from "../../components/PostalAddress/PostalAddress.tsx";
import type { Practice } from "../../data/practice.ts";
import { Enhanced } from "../../islands/Enhanced.tsx";
import styles from "./OfficeAddress.module.css";

/** Where the office is, to read, to copy, and for an address book. */
export function OfficeAddress({ practice }: { practice: Practice }) {
  return (
    <Enhanced name="CopyText">
      <p data-copy={practice.addressLines.join("\n")}>
        <PostalAddress lines={practice.addressLines} />
      </p>
      <div className={styles["actions"]}>
        <button type="button" data-script="">
          Copy address
        </button>
        <a href={practice.contactCardPath}>Add to contacts</a>
        <span role="status" />
      </div>
    </Enhanced>
  );
}
