import { isFields, same } from "./same.ts";

/*
 * Two people may change the same file at once. What each of them changed is kept: field by field, and
 * in lists entry by entry. Where both changed the same field, somebody has to choose.
 */

/** A place that two people changed, and what each of them wrote there. */
export interface Clash {
  /** Names of the fields that lead there, and positions in lists, from 0. */
  path: readonly string[];
  theirs: unknown;
  ours: unknown;
}

const has = (list: readonly unknown[], entry: unknown) => list.some((other) => same(other, entry));

/**
 * What two people made of `before`, in one. Where they contradict each other it is ours.
 *
 * @param clashes collects the places where they do
 */
export function merged(
  before: unknown,
  theirs: unknown,
  ours: unknown,
  clashes: Clash[],
  path: readonly string[] = [],
): unknown {
  if (same(ours, before) || same(ours, theirs)) return theirs;
  if (same(theirs, before)) return ours;
  if (isFields(theirs) && isFields(ours)) {
    const earlier = isFields(before) ? before : {};
    const fields = Object.keys({ ...theirs, ...ours }).map((key) => [
      key,
      merged(earlier[key], theirs[key], ours[key], clashes, [...path, key]),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(before) && Array.isArray(theirs) && Array.isArray(ours)) {
    if (isEditedInPlace(before, theirs) && isEditedInPlace(before, ours))
      return ours.map((entry, index) =>
        merged(before[index], theirs[index], entry, clashes, [...path, String(index)]),
      );
    const list = mergedEntries(before, theirs, ours);
    if (list !== undefined) return list;
  }
  clashes.push({ path, theirs, ours });
  return ours;
}

/** Whether each entry of a list is at its place still, with other words or not. */
function isEditedInPlace(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    after.length === before.length &&
    after.every((entry, index) => same(entry, before[index]) || !has(before, entry))
  );
}

/** Their list with our additions and without what we removed; undefined when both touched one entry. */
function mergedEntries(
  before: readonly unknown[],
  theirs: readonly unknown[],
  ours: readonly unknown[],
): unknown[] | undefined {
  const removed = before.filter((entry) => !has(ours, entry));
  if (removed.some((entry) => !has(theirs, entry))) return undefined;
  const list = theirs.filter((entry) => !has(removed, entry));
  for (const [index, entry] of ours.entries())
    if (!has(before, entry) && !has(list, entry)) list.splice(index, 0, entry);
  return list;
}
