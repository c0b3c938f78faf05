import ICAL from "ical.js";
import { daysAfter } from "../../src/islands/recovery-dates.ts";
import { recoveriesOf } from "../../src/schemas/service.ts";
import { wholeContent } from "../example-practice/whole.ts";
import { expect, soon, test } from "./visit.ts";

const { pages, services } = wholeContent();
const [recovery] = services.flatMap(recoveriesOf);
const date = "2026-12-28";

// How the choice is made, and that nothing is stored or sent: tests/journeys/recovery.test.ts.
test("a recovery is dated from the address, and saved as a calendar", { tag: "@long" }, async ({
  visitor,
}) => {
  if (recovery === undefined) return;
  const { id, items } = recovery;
  const dates = items.map(({ day = 0 }) => daysAfter(date, day));
  await visitor.visit(`/recovery#${id}=${date}`);
  const shown = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll("[data-recovery]:not([hidden]) time")].map((time) =>
        time.getAttribute("datetime"),
      ),
    );
  await soon(shown).toEqual(dates);
  await visitor.evaluate(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (file: Blob) => {
      file.text().then((text) => Object.assign(globalThis, { savedFile: text }));
      return make.call(URL, file);
    };
  });
  await visitor.get("button", pages.recovery.form.save).click();
  const saved = () =>
    visitor.evaluate(() => (globalThis as unknown as { savedFile?: string }).savedFile ?? "");
  await soon(saved).toContain("END:VCALENDAR");
  const events = new ICAL.Component(ICAL.parse(await saved())).getAllSubcomponents("vevent");
  expect(events.map((event) => event.getFirstPropertyValue("dtstart")?.toString())).toEqual(dates);
});
