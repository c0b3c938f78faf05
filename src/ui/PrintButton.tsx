import { useWords } from "../languages/use-words.ts";
import { Button } from "./Button.tsx";

/** Prints the page, where a script answers. */
export function PrintButton() {
  return (
    <div data-module="print-page">
      <div data-print="hide" data-script="">
        <Button outline data-part="print">
          {useWords().print}
        </Button>
      </div>
    </div>
  );
}
