import type { ReactNode } from "react";
import { Actions } from "./Actions.tsx";
import styles from "./ChoiceForm.module.css";

interface Props {
  /** Labels, each with its field in a div. */
  children: ReactNode;
  /** Buttons below them. */
  actions?: ReactNode;
  /** What a screen reader says when a choice has changed the page: words that a script fills in. */
  chosen?: string;
  /** The same, filled in by React. */
  told?: string;
}

/** Fields by which a script shows a part of the page. Nothing is sent, so it is not a form element. */
export function ChoiceForm({ children, actions, chosen, told }: Props) {
  return (
    <div className={styles["root"]} data-script="" data-print="hide">
      {children}
      {actions !== undefined && (
        <div data-actions="">
          <Actions>{actions}</Actions>
        </div>
      )}
      <p className="visually-hidden" role="status" data-part="status" data-chosen={chosen}>
        {told}
      </p>
    </div>
  );
}
