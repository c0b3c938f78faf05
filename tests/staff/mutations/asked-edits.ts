import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { editedYaml } from "../../../staff/editor/yaml-edits.ts";
import { exampleContentDir } from "../../practice/fixtures.ts";

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
    }),
  "a renamed physician": (root) => renamePhysician(root, "Maria Lund", (spanish) => spanish),
  "a physician who is a man": (root) =>
    renamePhysician(root, "Martin Berg", (spanish) =>
      spanish.replaceAll("La Dra.", "El Dr.").replaceAll("la Dra.", "el Dr."),
    ),
  "a longer name of the practice": (root) =>
    change(root, "practice.yaml", (practice) => {
      practice["brand"] = "Westside Ear, Nose and Throat of Greater Springfield";
    }),
  "a long street": (root) =>
    change(root, "practice.yaml", (practice) => {
      practice["address"].street = "11200 Dr. Martin Luther King Jr. Memorial Drive Northwest";
    }),
  "no fax": (root) => change(root, "practice.yaml", (practice) => delete practice["fax"]),
  "another phone": (root) =>
    change(root, "practice.yaml", (practice) => {
      practice["phone"] = "(217) 555-2188";
    }),
  "Fridays to noon": (root) =>
    change(root, "practice.yaml", (practice) => {
      for (const week of ["topOfEveryPage", "footOfEveryPage"])
        practice["hours"][week].Friday = "8:30 AM to 12:00 PM";
    }),
  "a closed day and a day as usual": (root) =>
    change(root, "practice.yaml", (practice) => {
      const day = Temporal.Now.plainDateISO().add({ days: 20 });
      practice["closures"] = [
        ...(practice["closures"] ?? []),
        { date: `${day}`, reason: "Staff training", announce: `${day.subtract({ days: 7 })}` },
        { date: `${day.add({ days: 1 })}`, reason: "Founders’ Day", openAsUsual: true },
      ];
    }),
  "other insurers, one with its logo": (root) =>
    change(root, "practice.yaml", (practice) => {
      const [, ...others] = practice["insurers"];
      practice["insurers"] = [...others, { name: "MultiPlan", logo: "mark.svg" }];
    }),
  "parking and visits by video": (root) =>
    change(root, "practice.yaml", (practice) => {
      practice["parking"] = "Free parking behind the house";
      practice["telehealth"] = { text: "Some visits can be by video. Call {phoneLink} to ask." };
    }),
  "an announcement": (root) =>
    change(root, "announcements.yaml", (file) => {
      const day = Temporal.Now.plainDateISO();
      const text = "The street is being repaved. Please allow ten more minutes.";
      file["announcements"] = [{ from: `${day}`, to: `${day.add({ days: 9 })}`, text }];
    }),
  "a question, and a heading in other words": (root) => {
    const [name = ""] = yamlIn(root)
      .filter((file) => /^services\/[^/]+$/.test(file))
      .filter((file) => questionsIn(read(root, file)) !== undefined);
    change(root, name, (service) => {
      service["sections"][0].title = "What it is, in short";
      questionsIn(service)?.push({
        question: "May somebody come with me?",
        answer: ["Yes. Bring whoever you like."],
      });
    });
  },
  "a sentence in Spanish": (root) => {
    const name = "es/pages/contact.yaml";
    if (!existsSync(join(root, name))) return;
    change(root, name, ({ texts }) => {
      const pair = texts.find(({ en }: Fields) => en.endsWith("{fax}."));
      pair.es = pair.es.replace("También puede", "Si quiere, puede");
    });
  },
  "a place that is no longer served": (root) => {
    const files = yamlIn(root);
    const [gone = ""] = files
      .filter((file) => file.startsWith("locations/"))
      .map((file) => file.replace(".yaml", ""))
      .filter((stem) =>
        files
          .filter((file) => !file.endsWith(`${stem}.yaml`))
          .every((file) => !readFileSync(join(root, file), "utf8").includes(`/${stem}`)),
      );
    for (const file of [`${gone}.yaml`, `es/${gone}.yaml`])
      rmSync(join(root, file), { force: true });
    change(root, "redirects.yaml", (file) => {
      file["redirects"].push({ from: `/${gone}`, to: "/locations" });
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

/** The questions of a service, where it has some. */
function questionsIn(service: Fields): Fields[] | undefined {
  return service["sections"].find(({ kind }: Fields) => kind === "questions")?.items;
}

/** Gives the first physician another name, and the file with it. */
function renamePhysician(root: string, name: string, inSpanish: (text: string) => string): void {
  const former = physicianIn(root);
  const { name: formerName, shortName } = read(root, former) as { name: string; shortName: string };
  const slug = `${name.toLowerCase().replace(" ", "-")}-md`;
  for (const folder of ["", "es"]) {
    const file = join(root, folder, former);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, "utf8")
      .replaceAll(formerName.replace(/,.*/, ""), name)
      .replaceAll(shortName, `Dr. ${name.split(" ")[1]}`);
    writeFileSync(file, folder === "es" ? inSpanish(text) : text);
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
