/**
 * Keeps what a visitor chooses in the fragment of the URL, which browsers never send and bookmarks include. A fragment
 * that is no choice is an anchor.
 *
 * @param show shows what is chosen
 * @param announce tells a screen reader what a change by the visitor has shown
 */
export function keepInFragment(
  field: HTMLInputElement | HTMLSelectElement,
  isChoice: (value: string) => boolean,
  show: () => void,
  announce: () => void,
): void {
  function showFragment(): void {
    const value = location.hash.slice(1);
    if (!isChoice(value)) return;
    field.value = value;
    show();
  }
  function change(): void {
    history.replaceState(null, "", field.value === "" ? location.pathname : `#${field.value}`);
    show();
    announce();
  }
  field.addEventListener("change", change);
  addEventListener("hashchange", showFragment);
  // The visitor may have chosen before this code loaded.
  if (field.value === "") showFragment();
  else change();
}
