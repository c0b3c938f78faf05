/** Shows each dated notice at the top of the page only during its dates. Without one, its styles hide the strip. */
export function showCurrentNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-to]")) {
    const { from, to } = notice.dataset as { from: string; to: string };
    const now = Date.now();
    notice.hidden = now < +from || now >= +to;
  }
}
