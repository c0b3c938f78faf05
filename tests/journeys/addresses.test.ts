import { getContent } from "../../src/data/content.ts";
import { expect, test } from "./visit.ts";

const content = getContent();

test("every old path redirects permanently, in one step", async ({ request }) => {
  for (const { from, to } of content.redirects) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([301, 308], from).toContain(response.status());
    expect(response.headers()["location"], from).toBe(to);
  }
});
