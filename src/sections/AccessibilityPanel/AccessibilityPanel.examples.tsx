import { Button } from "../../components/Button/Button.tsx";
import type { Examples } from "../../gallery/example.ts";
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
    ["switch", 2],
  ],
};
