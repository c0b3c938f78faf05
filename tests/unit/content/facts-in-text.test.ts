import { describe, expect, it } from "vitest";
import {
  experienceIn,
  minimumAgesIn,
  openDaysIn,
  openingTimesIn,
  phoneNumbersIn,
  physiciansIn,
  postalCodesIn,
  streetsIn,
  timeRangesIn,
} from "../../../src/data/facts-in-text.ts";

describe("reading facts out of a text", () => {
  it("finds opening times in any of the forms that people write", () => {
    const expected = [
      "Friday 08:30-16:30",
      "Monday 08:30-16:30",
      "Thursday 08:30-16:30",
      "Tuesday 08:30-16:30",
      "Wednesday 08:30-16:30",
    ];
    expect(
      openingTimesIn("Monday to Friday, 8:30 AM to 4:30 PM Saturday and Sunday: closed"),
    ).toEqual(expected);
    expect(openingTimesIn("Mon–Fri 8:30 am – 4:30 pm")).toEqual(expected);
    for (const text of [
      "Mondays to Fridays, 8:30 AM to 4:30 PM",
      "Mon–Fri 8:30–4:30",
      "Mon\u2011Fri: 08:30\u201116:30",
      "Monday through Friday from 8:30 to 16:30",
      "weekdays 8:30 AM until 4:30 PM",
      "lunes a viernes, 8:30 a 16:30",
    ])
      expect(openingTimesIn(text), text).toEqual(expected);
    expect(openingTimesIn("Mon and Thurs 8–5 PM")).toEqual([
      "Monday 08:00-17:00",
      "Thursday 08:00-17:00",
    ]);
    expect(openingTimesIn("Weekends, 10–2")).toEqual([
      "Saturday 10:00-14:00",
      "Sunday 10:00-14:00",
    ]);
    expect(openingTimesIn("By Monday, 2 to 3 weeks later. On Friday, 5–10% of them.")).toEqual([]);
    expect(
      timeRangesIn("8–5 PM, 08:30–16:30, 1:15 to 2:30; 2 to 3 weeks, 2019–20, 10 to 12"),
    ).toEqual(["08:00-17:00", "08:30-16:30", "13:15-14:30"]);
    expect(openingTimesIn("Saturday, 9 AM to 2 PM")).toEqual(["Saturday 09:00-14:00"]);
    expect(
      openingTimesIn("Horario: lunes a viernes, 8:30 a.m. a 4:30 p.m. sábado y domingo: cerrado"),
    ).toEqual(expected);
    expect(openingTimesIn("sábado y domingo, 9:00 a. m. a 2:00 p. m.")).toEqual([
      "Saturday 09:00-14:00",
      "Sunday 09:00-14:00",
    ]);
  });

  it("finds the days that are called open or closed, out of the ordinary and questions aside", () => {
    expect(
      openDaysIn(
        "We are open on Saturdays and closed on Sunday. Sundays: closed. Not open Mondays. Abierto los sábados.",
      ),
    ).toEqual([
      { day: "Saturday", open: true },
      { day: "Sunday", open: false },
      { day: "Monday", open: false },
      { day: "Saturday", open: true },
      { day: "Sunday", open: false },
    ]);
    expect(
      openDaysIn(
        "Are you open on Saturdays? The office is closed on Thursday, November 26. Open to all.",
      ),
    ).toEqual([]);
  });

  it("finds telephone numbers in any of the forms that people write", () => {
    expect(
      phoneNumbersIn("(404) 228-9961 or 404-228-9961, 404.228.9961 or +1 404 228 9961"),
    ).toEqual(Array(4).fill("4042289961"));
    expect(
      phoneNumbersIn(
        "4042289961, (404)2289961, 404\u2011228\u20119961, 404–228–9961, 404\u00a0228\u00a09961, +14042289961 or 14042289961",
      ),
    ).toEqual(Array(7).fill("4042289961"));
    expect(
      phoneNumbersIn(
        "NPI 1234567893, doi:10.1000/4042289961, 123456789012, 84.3900000000, ?id=4042289961",
      ),
    ).toEqual([]);
  });

  it("finds the ages of patients, and leaves those of a disease alone", () => {
    expect(
      minimumAgesIn(
        "We see patients aged 3 and older. Children aged 4 or up. Ages 5+. Yes, we see children from the age of 6.",
      ),
    ).toEqual([3, 4, 5, 6]);
    expect(
      minimumAgesIn(
        "Patients from age 5. We see children of five and older. Ages six or up. We welcome patients of seven years and over.",
      ),
    ).toEqual([5, 5, 6, 7]);
    expect(minimumAgesIn("Atendemos a pacientes desde los 7 años. Menores de 18 años")).toEqual([
      7,
    ]);
    expect(
      minimumAgesIn("Hearing loss is common in people of 65 and older. Wait 2 or 3 weeks."),
    ).toEqual([]);
  });

  it("finds years of experience", () => {
    expect(
      experienceIn(
        "With Over 15 years of experience, 20+ years' surgical experience, and decades of experience. Experience 9 years",
      ),
    ).toEqual(["over 15 years", "20+ years", "decades of", "9 years"]);
    expect(experienceIn("Practicing for over 20 years, with 12 years in practice.")).toEqual([
      "over 20 years",
      "12 years",
    ]);
    expect(experienceIn("Relief may last 10 years. Our experience helps.")).toEqual([]);
  });

  it("finds physicians, and no streets", () => {
    expect(physiciansIn("Ask Dr. Roe or Jane M. Doe-Smith, MD, near Northside Dr. NW.")).toEqual([
      "Dr. Roe",
      "Jane M. Doe-Smith, MD",
    ]);
    expect(
      physiciansIn(
        "Jane Roe MD, Ann B Roe, MD, and Al Poe, D.O. Doctor Smith and Drs. Roe and Poe. In Silver Spring MD 20910 the doctor Will see you.",
      ),
    ).toEqual([
      "Dr. Smith",
      "Dr. Roe",
      "Dr. Poe",
      "Jane Roe, MD",
      "Ann B. Roe, MD",
      "Al Poe, D.O.",
    ]);
  });

  it("finds street addresses and ZIP codes, and no directions", () => {
    expect(
      streetsIn(
        "At 12 Main St. NW, or 5 Old Mill Road. Take 14th Street to I-75 South, 10 minutes on Peachtree Street.",
      ),
    ).toEqual(["12 Main St. NW", "5 Old Mill Road"]);
    expect(postalCodesIn("Atlanta, GA 30318 and room 30318")).toEqual(["30318"]);
  });
});
