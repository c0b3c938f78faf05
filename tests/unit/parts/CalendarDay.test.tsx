import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

const home = process.env["TZ"];
afterEach(() => {
  if (home === undefined) delete process.env["TZ"];
  else process.env["TZ"] = home;
});

test.each(["Pacific/Kiritimati", "UTC", "America/New_York", "Pacific/Pago_Pago"])(
  "a day is the same day in %s",
  async (zone) => {
    process.env["TZ"] = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    vi.resetModules();
    const { CalendarDay } = await import("../../../src/ui/CalendarDay.tsx");
    expect(renderToStaticMarkup(<CalendarDay date="2024-11-05" />)).toBe(
      '<time dateTime="2024-11-05" class="nowrap">November 5, 2024</time>',
    );
  },
);
