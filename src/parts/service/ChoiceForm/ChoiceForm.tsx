import type { ReactNode } from "react";
import { NotLoaded } from "../../../browser/NotLoaded.tsx";
import { Actions } from "../../text/Actions/Actions.tsx";
import styles from "./ChoiceForm.module.css";

interface Props {
  /** Labels, each with its field in a div. */
  children: ReactNode;
  /** Buttons below them. */
  actions: ReactNode;
}

/** Fields by which a script shows a part of the page. Nothing is sent: it is no form. */
export function ChoiceForm({ children, actions }: Props) {
  return (
    <div className={styles["root"]} data-script="" data-print="hide">
      {children}
      <div data-actions="">
        <Actions>{actions}</Actions>
        <NotLoaded />
      </div>
    </div>
  );
}
