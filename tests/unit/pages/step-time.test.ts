import { expect, it } from "vitest";
import { en } from "../../../src/languages/en.ts";
import { es } from "../../../src/languages/es.ts";
import { isoDuration, stepTime } from "../../../src/pages/_recovery/step-time.ts";

it.each([
  ["0 days", undefined, "Day of surgery", "El día de la operación"],
  ["3 days", undefined, "Day 3", "Día 3"],
  ["0 days", "2 days", "First 2 days", "Los primeros 2 días"],
  ["5 days", "10 days", "Days 5 to 10", "Días 5 a 10"],
  ["2 weeks", "6 weeks", "2 to 6 weeks", "2 a 6 semanas"],
  ["2 months", "3 months", "2 to 3 months", "2 a 3 meses"],
  ["0 days", "2 weeks", "Day of surgery to 2 weeks", "El día de la operación a 2 semanas"],
  ["5 days", "2 weeks", "5 days to 2 weeks", "5 días a 2 semanas"],
  ["1 week", "1 month", "1 week to 1 month", "1 semana a 1 mes"],
  ["6 weeks", "6 weeks", "6 weeks", "6 semanas"],
  ["6 weeks", "12 months", "6 weeks to 12 months", "6 semanas a 12 meses"],
])("from %s to %s is “%s” and “%s”", (from, to, english, spanish) => {
  expect(stepTime({ from, to }, en.recovery)).toBe(english);
  expect(stepTime({ from, to }, es.recovery)).toBe(spanish);
});

it("is an ISO duration for the script", () => {
  expect(["0 days", "1 day", "2 weeks", "12 months"].map(isoDuration)).toEqual([
    "P0D",
    "P1D",
    "P2W",
    "P12M",
  ]);
});
