/** A text by its beginning, for one line of a terminal. */
export function inShort(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
