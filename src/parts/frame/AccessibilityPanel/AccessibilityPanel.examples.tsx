import type { Examples } from "../../example.ts";
import { Button } from "../../text/Button/Button.tsx";
import { AccessibilityPanel, accessibilityPanelId } from "./AccessibilityPanel.tsx";

export const opener = "Open the settings";

export const examples: Examples = {
  "with a button that opens it": [
    <>
      <Button popoverTarget={accessibilityPanelId}>Open the settings</Button>
      <AccessibilityPanel />
    </>,
    ["dialog", "Accessibility settings"],
    ["heading", "Accessibility settings"],
    ["button", "Close"],
  ],
};

export const frame = "page";
