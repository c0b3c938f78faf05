/**
 * Opens the row that holds the target of a link, and shows it, for browsers that do not open what a link leads into.
 *
 * @param root holds the rows
 */
export function openTarget(root: HTMLElement): void {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const row = target && root.contains(target) ? target.closest("details") : null;
    if (row === null || row.open) return;
    row.open = true;
    target?.scrollIntoView();
  };
  open();
  addEventListener("hashchange", open);
}
