import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { afterPaint } from "../../../browser/after-paint.ts";
import { useWords } from "../../../languages/use-words.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import styles from "./AccessibilitySettings.module.css";
import {
  applySettings,
  defaults,
  fontSizes,
  type Settings,
  settingsOf,
  storeSettings,
} from "./settings.ts";

const { min, max, step } = fontSizes;
const serverState = JSON.stringify(defaults);

/** The root element holds the settings, whether set by this panel, storage or another tab. */
function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class", "data-font-size"] });
  return () => observer.disconnect();
}

interface SwitchProps {
  id: string;
  label: string;
  note: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Switch({ id, label, note, on, onChange }: SwitchProps) {
  const words = useWords().settings;
  return (
    <button
      className={styles["switch"]}
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={id}
      aria-describedby={`${id}-note`}
      onClick={() => onChange(!on)}
    >
      <span>
        <span id={id}>{label}</span>
        <small id={`${id}-note`}>{note}</small>
      </span>
      <span className={styles["state"]} aria-hidden="true">
        {on ? words.on : words.off}
      </span>
    </button>
  );
}

interface FontSizeProps {
  /** In percent. */
  size: number;
  onChange: (size: number) => void;
}

function FontSize({ size, onChange }: FontSizeProps) {
  const words = useWords().settings;
  const value = useRef<HTMLOutputElement>(null);

  // At a limit the pressed button is disabled and would lose the focus, also when another tab has set it.
  useLayoutEffect(() => {
    if ((size === min || size === max) && document.activeElement?.matches(":disabled"))
      value.current?.focus();
  }, [size]);

  return (
    <fieldset className={styles["row"]}>
      <legend>{words.fontSize}</legend>
      <div className={styles["stepper"]}>
        <IconButton
          round
          icon="minus"
          label={words.smaller}
          disabled={size <= min}
          onClick={() => onChange(size - step)}
        />
        <output ref={value} tabIndex={-1} aria-live="polite">
          {words.percent(size)}
        </output>
        <IconButton
          round
          icon="plus"
          label={words.larger}
          disabled={size >= max}
          onClick={() => onChange(size + step)}
        />
      </div>
    </fieldset>
  );
}

/** The settings of the page, and how to change them. */
function useSettings() {
  const state = useSyncExternalStore(
    watchRoot,
    () => JSON.stringify(settingsOf(document.documentElement)),
    () => serverState,
  );
  /** Shown in the panel, not yet applied to the page. */
  const [chosen, choose] = useState<Settings>();
  const [refused, setRefused] = useState(false);
  const settings: Settings = chosen ?? JSON.parse(state);

  // The panel updates first, because relayout of the page is slow. After quick presses only the last is applied.
  useEffect(() => {
    if (chosen === undefined) return;
    return afterPaint(() => {
      applySettings(chosen, document.documentElement);
      choose(undefined);
    });
  }, [chosen]);

  function change(next: Settings): void {
    setRefused(!storeSettings(next));
    choose(next);
  }

  return { settings, refused, change };
}

/** Text size, High Contrast Mode, Reduce Motion, and the way back to the default. */
export function AccessibilitySettings() {
  const words = useWords().settings;
  const { settings, refused, change } = useSettings();
  return (
    <>
      <FontSize
        size={settings.fontSize}
        onChange={(fontSize) => change({ ...settings, fontSize })}
      />
      <div className={styles["row"]}>
        <Switch
          id="setting-high-contrast"
          label={words.highContrast}
          note={words.highContrastWhat}
          on={settings.highContrast}
          onChange={(on) => change({ ...settings, highContrast: on })}
        />
        <Switch
          id="setting-reduce-motion"
          label={words.reduceMotion}
          note={words.reduceMotionWhat}
          on={settings.reduceMotion}
          onChange={(on) => change({ ...settings, reduceMotion: on })}
        />
      </div>
      <Button outline size="small" wide onClick={() => change(defaults)}>
        {words.reset}
      </Button>
      <p className={styles["note"]} aria-live="polite">
        {refused && words.notStored}
      </p>
    </>
  );
}
