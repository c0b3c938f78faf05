import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { exampleContentDir } from "../../../src/parts/fixtures.ts";
import { editedYaml } from "../../../staff/editor/yaml-edits.ts";

/**
 * What a practice does first, each to be accepted whatever the content says: facts that it had not given,
 * people in place of examples. By what is done, with the content folder.
 */
export const askedEdits: Readonly<Record<string, (root: string) => void>> = {
  "a photograph": (root) => {
    cpSync(join(exampleContentDir, "photographs"), join(root, "photographs"), { recursive: true });
    change(root, physicianIn(root), (physician) => {
      physician["photograph"] = { file: "IMG 4211.JPG", alt: "The physician by a window" };
    });
  },
  "one schedule": (root) =>
    change(root, "practice.yaml", (practice) => {
      practice["hours"].authoritative = "topOfEveryPage";
      confirmed(practice, "hours.authoritative");
    }),
  "a portal": (root) =>
    change(root, "practice.yaml", (practice) => {
      practice["patientPortal"] = "https://portal.clinic.internal/";
    }),
  "a way to pay a bill": (root) =>
    change(root, "practice.yaml", (practice) => {
      practice["payBill"] = "https://pay.clinic.internal/";
    }),
  "a second office": (root) =>
    change(root, "practice.yaml", (practice) => {
      practice["officeName"] = "First office";
      practice["otherOffices"] = [
        {
          name: "Second office",
          address: { ...practice["address"], street: "9 Second St.", suite: "Suite 9" },
          geo: practice["geo"],
          phone: "(217) 555-0199",
          hours: { Tuesday: "9:00 AM to 3:00 PM", Thursday: "by appointment" },
        },
      ];
    }),
  "consented testimonials": (root) =>
    change(root, "testimonials.yaml", (file) => {
      const words = ["She explained each step.", "I hear my children again.", "Kind, and on time."];
      file["testimonials"] = words.map((quote, index) => ({
        quote,
        name: `Patient ${"ABC"[index]}.`,
        location: "Downtown",
        procedure: "First visit",
        rating: 5 - index,
        date: `2025-0${index + 1}-15`,
        consentDate: `2025-0${index + 1}-20`,
      }));
      confirmed(file, "testimonials");
    }),
  "a renamed physician": (root) => {
    const former = physicianIn(root);
    const { name, shortName } = read(root, former) as { name: string; shortName: string };
    const slug = "maria-lund-md";
    for (const folder of ["", "es"]) {
      const file = join(root, folder, former);
      if (!existsSync(file)) continue;
      const text = readFileSync(file, "utf8").replaceAll(name.replace(/,.*/, ""), "Maria Lund");
      writeFileSync(file, text.replaceAll(shortName, "Dr. Lund"));
      renameSync(file, join(root, folder, `providers/${slug}.yaml`));
    }
    const path = `/${former.replace(".yaml", "")}`;
    for (const file of yamlIn(root)) {
      const text = readFileSync(join(root, file), "utf8");
      writeFileSync(join(root, file), text.replaceAll(path, `/providers/${slug}`));
    }
    change(root, "redirects.yaml", (file) => {
      file["redirects"].push({ from: path, to: `/providers/${slug}` });
    });
  },
};

/** The fields of a content file. */
// biome-ignore lint/suspicious/noExplicitAny: the content may say anything, and the check judges it
type Fields = Record<string, any>;

function read(root: string, name: string): Fields {
  return parse(readFileSync(join(root, name), "utf8"));
}

/** Changes a file as the editor saves it. */
function change(root: string, name: string, edit: (value: Fields) => void): void {
  const file = join(root, name);
  const value = read(root, name);
  edit(value);
  writeFileSync(file, editedYaml(readFileSync(file, "utf8"), value));
}

/** Takes away the mark that a field is still to be confirmed. */
function confirmed(value: Fields, field: string): void {
  const left = value["toConfirm"]?.filter((mark: Fields) => mark["field"] !== field) ?? [];
  if (left.length > 0) value["toConfirm"] = left;
  else delete value["toConfirm"];
}

function yamlIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".yaml"),
  );
}

/** The file of the first physician. */
function physicianIn(root: string): string {
  const [first = ""] = yamlIn(root)
    .filter((file) => file.startsWith("providers/"))
    .sort((a, b) => read(root, a)["order"] - read(root, b)["order"]);
  return first;
}
