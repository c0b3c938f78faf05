import type { Content } from "../../src/data/load-content.ts";
import type { Launch, Signature } from "../../src/schemas/launch.ts";
import type { ChecklistItem } from "./checklist-item.ts";
import { fingerprint } from "./signatures.ts";

interface Request {
  /** Names of lines, or the beginnings of several. */
  names: readonly string[];
  by: string;
  /** YYYY-MM-DD */
  date: string;
  /** The role whose lines are meant, where a name stands for lines of several. */
  as?: string | undefined;
  proof?: string | undefined;
}

/**
 * The answers of content/launch.yaml with signatures under open lines, and the `review` of each page
 * that was signed as a whole, by its file below content/.
 *
 * @throws TypeError that says why a line cannot be signed
 */
export function signed(
  content: Content,
  open: readonly ChecklistItem[],
  { names, by, date, as, proof }: Request,
): { launch: Launch; reviews: [file: string, review: object][]; lines: string[] } {
  const items = names.flatMap((name) => itemsNamed(name, filesNamed(name, content), open, as));
  for (const { id, settledBy } of items) {
    if (settledBy === "change")
      throw new TypeError(`${id} cannot be signed. Only another value settles it.`);
    if (id.startsWith("claim/") && proof === undefined)
      throw new TypeError(`${id} is a claim. Say what proves it, with --proof.`);
  }
  const added = items.map(
    (item): Signature => ({
      id: item.id,
      who: by,
      date,
      text: fingerprint(content, item),
      ...(proof !== undefined && { proof }),
    }),
  );
  const { accepted, signed: earlier } = content.launch;
  const isReplaced = ({ id }: Signature) => added.some((one) => one.id === id);
  return {
    launch: { signed: [...earlier.filter((one) => !isReplaced(one)), ...added], accepted },
    reviews: items
      .filter(({ field }) => field === "review")
      .map(({ file }) => [
        file.replace("content/", ""),
        { status: "reviewed", reviewer: by, date },
      ]),
    lines: added.map(({ id }) => id),
  };
}

/**
 * The files of the page with a name: who signs a service has not read its topics, whose names begin with
 * that of the service. Undefined for the name of a part of a file, or of a folder.
 */
function filesNamed(
  name: string,
  { strings, translations }: Content,
): readonly string[] | undefined {
  const isNamed = (file: string) => file.replace(/^content\/|\.\w+$/g, "") === name;
  const page = strings.find(({ file }) => isNamed(file));
  const catalog = Object.values(translations)
    .flatMap(({ catalogs }) => catalogs)
    .find(({ file }) => isNamed(file));
  if (page !== undefined) return [page.file];
  // A sentence that is not translated stands in the English file.
  return catalog && [catalog.file, catalog.of];
}

function itemsNamed(
  name: string,
  files: readonly string[] | undefined,
  open: readonly ChecklistItem[],
  as: string | undefined,
): ChecklistItem[] {
  const found = open
    .filter(({ id }) => id === name || id.startsWith(`${name}/`))
    .filter(({ id, file }) => id === name || (files?.includes(file) ?? true))
    .filter(({ who }) => as === undefined || who === as);
  const roles = [...new Set(found.map(({ who }) => who))];
  if (found.length === 0)
    throw new TypeError(`No open line is called ${name}. See npm run launch:check.`);
  if (roles.length > 1)
    throw new TypeError(
      `${name} has lines of ${roles.join(", ")}. Say whose are signed, with --as.`,
    );
  return found;
}
