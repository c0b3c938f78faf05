import { useWords } from "../../languages/use-words.ts";
import { useIcons } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import styles from "./AccessibilityPanel.module.css";

/** Id of the panel that the Settings buttons open. */
export const accessibilityPanelId = "accessibility-settings";

/** Text size, contrast and motion, as the visitor likes them. A native popover holds the settings. */
export function AccessibilityPanel() {
  const words = useWords();
  useIcons(["minus", "plus"]);
  return (
    <div
      className={`${styles["root"]} panel`}
      id={accessibilityPanelId}
      popover="auto"
      role="dialog"
      aria-labelledby="accessibility-settings-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it acts when the popover opens, not when the page loads.
      autoFocus
      data-print="hide"
    >
      <div className={styles["bar"]}>
        <h2 id="accessibility-settings-title" className="title">
          {words.frame.accessibilitySettings}
        </h2>
        <IconButton
          icon="close"
          label={words.close}
          popoverTarget={accessibilityPanelId}
          popoverTargetAction="hide"
        />
      </div>
      <div className="press-guard" />
      <div data-island="AccessibilitySettings" />
      <p className={styles["waiting"]}>{words.frame.settingsNotLoaded}</p>
    </div>
  );
}
