import type { HouseRules } from "../schemas/house-rules.ts";
import type { Tokens } from "./tokens.ts";

/** What texts of every file may name in braces: the rules that are the same everywhere, and what is done here. */
export function ruleTokens({ rules, offered }: HouseRules): Tokens {
  return Object.fromEntries([
    ...rules.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])),
    ...(offered?.list ?? []).map(({ id, here }) => [id, here ? offered?.here : offered?.elsewhere]),
  ]);
}

/** Each name that house rules put in braces, those of single operations too. */
export function ruleNames({ rules, offered }: HouseRules): string[] {
  return [...rules, ...(offered?.list ?? [])].map(({ id }) => id);
}

/** What else the sheet of an operation may name: the rules that have a text for it. */
export function operationTokens({ rules }: HouseRules, operation: string): Tokens {
  return Object.fromEntries(
    rules.flatMap(({ id, byOperation = [] }) =>
      byOperation.filter((one) => one.operation === operation).map(({ text }) => [id, text]),
    ),
  );
}

/** Whether an operation is done here. Without a list, all are. */
export function isDoneHere({ operations }: HouseRules, operation: string): boolean {
  return operations === undefined || operations.includes(operation);
}

/** A copy of a value without the lines about a part of an operation that is not done here. */
export function withoutParts<T>(value: T, { with: parts }: HouseRules): T {
  const isShown = (entry: unknown) => {
    // Arrays have a method of that name.
    const isFields = entry !== null && typeof entry === "object" && !Array.isArray(entry);
    const part = isFields && "with" in entry && entry.with;
    return !part || parts === undefined || (parts as unknown[]).includes(part);
  };
  const shown = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.filter(isShown).map(shown);
    if (node === null || typeof node !== "object") return node;
    const entries = Object.entries(node).filter(([, part]) => isShown(part));
    return Object.fromEntries(entries.map(([key, part]) => [key, shown(part)]));
  };
  return shown(value) as T;
}
