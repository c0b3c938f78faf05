import { type Ledger, type Line, roles } from "./ledger.ts";

/** The ledger as people read it in a terminal: grouped by who must act, each line with where, why and what to do. */
export function ledgerText(ledger: Ledger): string {
  const groups = roles.flatMap((role) => {
    const lines = ledger.open.filter(({ who }) => who === role);
    return lines.length === 0
      ? []
      : [`${role.toUpperCase()} (${lines.length})`, ...lines.map(entry)];
  });
  if (ledger.accepted.length > 0) {
    groups.push(`ACCEPTED (${ledger.accepted.length})`);
    groups.push(
      ...ledger.accepted.map(
        (line) => `${entry(line)}\n      accepted by ${line.acceptedBy}: ${line.because}`,
      ),
    );
  }
  if (ledger.stale.length > 0)
    groups.push(
      `STALE ANSWERS (${ledger.stale.length})`,
      ...ledger.stale.map(({ todo }) => `  ${todo}`),
    );
  return [...groups, summary(ledger)].join("\n\n");
}

function entry({ id, what, file, line, field, why, todo }: Line): string {
  const where = [`${file}${line === undefined ? "" : `:${line}`}`, field]
    .filter(Boolean)
    .join(", ");
  return `  ${what}\n      name: ${id}\n      where: ${where}\n      why: ${why}\n      do: ${todo}`;
}

/** One sentence that says how things stand. */
export function summary({ open, accepted, stale }: Ledger): string {
  if (open.length + accepted.length + stale.length === 0)
    return "Clear: nothing stands between this content and the public.";
  const each = roles
    .map((role) => `${role} ${open.filter(({ who }) => who === role).length}`)
    .join(", ");
  return `Open: ${open.length} (${each}). Accepted: ${accepted.length}. Stale answers: ${stale.length}.`;
}
