import { keepInFragment } from "../../scripts/keep-in-fragment.ts";
import { part } from "../../ui/part.ts";

/** Fills in the chosen visit, test or treatment, shows what belongs to it alone, and prints the page or its letter. */
export function costQuestions(root: HTMLElement): void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const select = part(root, "care", HTMLSelectElement);
  const plans = part(root, "plans");
  const letter = part(root, "letter");
  const status = part(root, "status");

  function show(): void {
    const { value = "", text = "" } = select.selectedOptions[0] ?? {};
    const isChosen = value !== "";
    const kind = value === "visit" ? "visit" : "planned";
    for (const place of all("[data-care]"))
      place.textContent = isChosen ? text : (place.dataset["care"] ?? "");
    for (const questions of all("[data-for]"))
      questions.hidden = isChosen && questions.dataset["for"] !== kind;
    for (const care of all("[data-id]")) care.hidden = isChosen && care.dataset["id"] !== value;
    for (const service of root.querySelectorAll("details")) {
      service.hidden = service.querySelector("[data-id]:not([hidden])") === null;
      service.open = isChosen && !service.hidden;
    }
    plans.hidden = value === "visit";
  }

  function announce(): void {
    const { value = "", text = "" } = select.selectedOptions[0] ?? {};
    const words = value && status.dataset["chosen"]?.replace("{care}", () => text);
    status.textContent = words ?? "";
  }

  part(root, "print").addEventListener("click", () => print());
  part(root, "print-letter").addEventListener("click", () => {
    letter.dataset["print"] = "alone";
    print();
  });
  // Not after print(), which on iOS returns before the page is printed.
  addEventListener("afterprint", () => delete letter.dataset["print"]);
  const choices = [...select.options].map((option) => option.value);
  keepInFragment(select, (value) => choices.includes(value), show, announce);
}
