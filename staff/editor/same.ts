/** The fields of a file, or of a part of it. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Whether two values of content say the same: text, numbers, yes or no, lists and fields. Missing fields count as undefined. */
export function same(one: unknown, other: unknown): boolean {
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object")
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same((one as Fields)[key], (other as Fields)[key]));
}
