import { describe, expect, it } from "vitest";
import { browserPlaces } from "../../../scripts/browser.ts";

const downloaded = "/cache/chrome";

describe("where a Chromium is looked for", () => {
  it.runIf(process.platform !== "win32")(
    "on Linux: the stated one, then by name along PATH, then Playwright's own",
    () => {
      const places = browserPlaces(
        "linux",
        { CHROMIUM_PATH: "/my/chrome", PATH: "/usr/local/bin:/usr/bin" },
        downloaded,
      );
      expect(places[0]).toBe("/my/chrome");
      expect(places.at(-1)).toBe(downloaded);
      expect(places.indexOf("/usr/local/bin/chromium")).toBeLessThan(
        places.indexOf("/usr/bin/chromium"),
      );
      expect(places.indexOf("/usr/bin/chromium")).toBeLessThan(
        places.indexOf("/usr/bin/google-chrome"),
      );
    },
  );

  it("on a Mac: among the applications of all and of the user", () => {
    const places = browserPlaces("darwin", { HOME: "/Users/ana", PATH: "/usr/bin" }, downloaded);
    expect(places).toContain("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    expect(places).toContain("/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium");
    expect(places.at(-1)).toBe(downloaded);
  });

  it("on Windows: among the programs of all and of the user, where these folders are known", () => {
    const places = browserPlaces("win32", { PROGRAMFILES: "C:\\Program Files" }, downloaded);
    expect(places).toContain("C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe");
    expect(places.some((place) => place.includes("undefined"))).toBe(false);
  });
});
