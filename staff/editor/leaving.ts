/*
 * Sveltia leaves a form with unsaved changes without asking. It keeps a draft and offers it when the form is opened
 * again, but staff may take the changes for saved.
 */

const question =
  "Your changes are not saved. Leave without saving? They stay in this browser, which offers them when you come back.";

/** Sveltia enables the button while a form has unsaved changes, and once its fields are gone. */
function isUnsaved(): boolean {
  const has = (selector: string) => document.querySelector(selector) !== null;
  return has('button[aria-keyshortcuts$="+S"]:enabled') && has("[data-key-path]");
}

/** The address of a form, without what is set within it, such as the language in view. */
function formOf(url: string): string | undefined {
  return new URL(url).hash.split("?")[0];
}

/** Asks before a form with unsaved changes is left. Call it before the editor starts. */
export function askBeforeLeaving(): void {
  // The editor changes its page when it hears of a new address, and so never hears of a refused one.
  addEventListener("hashchange", (event) => {
    const { oldURL, newURL } = event;
    if (formOf(oldURL) === formOf(newURL) || !isUnsaved() || confirm(question)) return;
    event.stopImmediatePropagation();
    history.pushState({ from: newURL }, "", oldURL);
  });
  addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}
