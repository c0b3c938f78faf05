/** The class attribute for the names that apply; undefined when none does. */
export function classList(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
