/**
 * Keeps a choice in the fragment of the URL (#ear-tubes=2026-12-01), which browsers never send, and restores it
 * from there. Any other fragment is an anchor, and changes nothing.
 *
 * @param more fields whose values follow the option
 * @param show called after each change, and at once
 */
export function keepInAddress(
  select: HTMLSelectElement,
  more: readonly HTMLInputElement[],
  show: () => void,
): void {
  const fields = [select, ...more];
  function follow(): void {
    const values = location.hash.slice(1).split("=");
    if (![...select.options].some(({ value }) => value === values[0])) return;
    for (const [index, field] of fields.entries()) field.value = values[index] ?? "";
    show();
  }
  function keep(): void {
    const values = fields.map(({ value }) => value).filter(Boolean);
    history.replaceState(null, "", `#${values.join("=")}`);
    show();
  }
  for (const field of fields) field.addEventListener("change", keep);
  addEventListener("hashchange", follow);
  // The visitor may have chosen before this code loaded.
  if (fields.some(({ value }) => value !== "")) keep();
  else {
    follow();
    show();
  }
}
