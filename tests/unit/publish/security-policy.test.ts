import { expect, test } from "vitest";
import { parseHtml } from "../../../src/publish/html.ts";
import { setPolicy } from "../../../src/publish/security-policy.ts";

test("a page allows the booking script by its address, and frames of its host", () => {
  const booking = "https://booking.example/clinic/widget.js?id=7&theme=a";
  const page = parseHtml(
    `<html><head><meta charset="utf-8"></head><body data-widget="${booking.replace("&", "&amp;")}"></body></html>`,
  );
  setPolicy(page, { map: "https://maps.example/embed", booking });
  const policy = page.querySelector("meta[http-equiv]")?.getAttribute("content");
  expect(policy).toContain(";script-src 'self' https://booking.example/clinic/widget.js;");
  expect(policy).toContain(";frame-src https://booking.example;");
});
