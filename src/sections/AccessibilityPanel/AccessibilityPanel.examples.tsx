import { Button } from "../../components/Button/Button.tsx";
import type { Examples } from "../../gallery/example.ts";
import { AccessibilityPanel, accessibilityPanelId } from "./AccessibilityPanel.tsx";

export const examples: Examples = [
  {
    name: "with a button that opens it",
    element: (
      <>
        <Button popoverTarget={accessibilityPanelId}>Open the settings</Button>
        <AccessibilityPanel />
      </>
    ),
    opens: "Open the settings",
    shows: [
      ["dialog", "Accessibility settings"],
      ["heading", "Accessibility settings"],
      ["button", "Close"],
      ["switch", 2],
    ],
  },
];
