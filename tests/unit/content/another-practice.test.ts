import { rmSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ContentString } from "../../../src/data/content-strings.ts";
import { loadContent } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { practiceTokens } from "../../../src/data/tokens.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";
import { contentErrors } from "../../../staff/checks/content-errors.ts";
import { placeholders } from "../../../staff/review/examples.ts";
import { prepareAnotherPractice } from "../../visits/another-practice/prepare.ts";

// That their sites build, and what their pages say: `npm run test:all`.
const start = loadContent("scripts/new-practice/content");

it("a new practice starts with content that the check accepts", () => {
  expect(contentErrors(start)).toEqual([]);
});

it("nobody can sign the examples of a new practice", () => {
  const found = placeholders(start).map(({ file, field }) => `${file} ${field}`);
  for (const fact of ["brand", "siteUrl", "phone", "address.street"])
    expect(found).toContain(`content/practice.yaml ${fact}`);
  for (const file of ["services/example-service", "providers/jane-doe-md"])
    expect(found).toContain(`content/${file}.yaml file name`);
  // What the service's card says below its signs is true of any; a physician reads it.
  const isSample = ({ file, field, roles }: ContentString) =>
    /\/(?:providers|services)\//.test(file) &&
    !roles.includes("setting") &&
    !/^(?:otherwise|callToAction|image\.file|icon)\b|^sections\.\d\.title$/.test(field);
  const samples = start.strings.filter(isSample);
  expect(samples.length).toBeGreaterThan(30);
  for (const { file, field } of samples) expect(found).toContain(`${file} ${field}`);
});

it("a service that leads nowhere else has no heading for what to read next", async () => {
  const page = pagesOf(start).find(({ kind }) => kind === "service");
  const practice = practiceOf(start.practice);
  const pictureOf = () => ({}) as never;
  const context = { practice, trail: [], translations: {}, pictureOf, photographOf: pictureOf };
  const html = renderToStaticMarkup(await page?.render(context));
  expect(html).toContain(start.services[0]?.callToAction.title);
  expect(html).not.toContain(start.pages.service.readOn);
});

const folder = prepareAnotherPractice(".build/another-practice-unit");
const clinic = loadContent(folder);
rmSync(folder, { recursive: true });

it("a practice goes without the pages whose files it lacks", () => {
  const paths = pagesOf(clinic).map(({ path }) => path);
  expect(paths).toContain("/service/mole-checks");
  expect(paths).toContain("/service/acne/scars");
  for (const path of ["/es", "/new-patients", "/recovery", "/names", "/referrals", "/testimonials"])
    expect(paths).not.toContain(path);
});

it("each office has its address, phone, hours, map and card, and the chosen one comes first everywhere", () => {
  const practice = practiceOf(clinic.practice);
  const [chosen, other] = practice.offices;
  expect(other).toMatchObject({ name: "Haymarket", contactCardPath: "/contact.vcf" });
  expect(chosen).toMatchObject({
    name: "Omaha",
    addressLines: ["7 River Rd., Suite 3", "Omaha, NE 68102"],
    phoneHref: "tel:+14025553301",
    hours: [{ days: "Thursday and Friday", time: "9:00 AM to 6:00 PM" }],
    mapEmbedUrl: expect.stringContaining("7+River+Rd."),
    contactCardPath: "/contact-omaha.vcf",
  });
  expect(chosen.openingTimes.weeks).toEqual([
    [null, null, null, null, [[540, 1080]], [[540, 1080]], null],
  ]);
  const { name: _name, place: _place, hours, ...reached } = chosen;
  expect(practice).toMatchObject(reached);
  for (const week of Object.values(practice.hours)) expect(week).toEqual(hours);
  expect(practiceTokens(clinic.practice)).toMatchObject({ phone: "(402) 555-3301" });
});
