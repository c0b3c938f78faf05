import { Button } from "../../components/Button/Button.tsx";
import type { Examples } from "../../gallery/example.ts";
import { ChoiceForm } from "./ChoiceForm.tsx";

export const examples: Examples = {
  "two fields": [
    <ChoiceForm actions={<Button outline>Print this page</Button>}>
      <div>
        <label htmlFor="choice">Your operation</label>
        <select id="choice">
          <option>Ear tubes</option>
        </select>
      </div>
      <div>
        <label htmlFor="choice-day">Its day</label>
        <input id="choice-day" type="date" />
      </div>
    </ChoiceForm>,
    ["combobox", "Your operation"],
    ["button", "Print this page"],
  ],
};
