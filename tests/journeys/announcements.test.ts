import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { layoutShift } from "../../scripts/page-weight.ts";
import { beforePaintPath, beforePaintScript } from "../../src/islands/before-paint.ts";
import { expect, test } from "./visit.ts";

/** The announcements as a build writes them, inserted with their script, because today's content may have none. */
const strip = renderToStaticMarkup(
  createElement(
    "section",
    { "aria-label": "Announcements", "data-announcements": "" },
    createElement(
      "p",
      { "data-from": "2026-11-12T05:00:00Z", "data-until": "2026-11-27T05:00:00Z" },
      "The office is closed on Thursday.",
    ),
  ),
);

test("an expired announcement is removed before the first paint and moves nothing", async ({
  page,
}) => {
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace("<main", `${strip}<main`)
      .replace("<title", `<script src="${beforePaintPath}"></script><title`);
    await route.fulfill({ response, body });
  });
  await page.route(beforePaintPath, (route) =>
    route.fulfill({ contentType: "text/javascript", body: beforePaintScript }),
  );
  const notice = page.getByRole("region", { name: "Announcements" });

  await page.clock.setFixedTime("2026-11-26T12:00:00Z");
  await page.goto("/about");
  await expect(notice).toHaveText("The office is closed on Thursday.");

  await page.clock.setFixedTime("2026-11-27T05:00:00Z");
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  // The strip would shift everything by a twentieth of the screen; a late font shifts a word or two.
  expect(await layoutShift(page)).toBeLessThan(0.001);
});
