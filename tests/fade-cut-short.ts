/**
 * What WebKit and Chromium themselves report of a fade that they cut short, where a page is left, or shown before its
 * fade could begin. No page of ours asks for such a promise: https://github.com/w3c/csswg-drafts/issues/13726
 */
export const fadeCutShort =
  /Skipping view transition because skipTransition\(\) was called\.$|Transition was aborted because of invalid state\. Page already revealed$/;
