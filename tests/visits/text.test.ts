import sharp from "sharp";
import { expect, test } from "./visit.ts";

test("text is drawn, in letters as wide as those that layout was measured with", async ({
  page,
}) => {
  await page.setContent('<p style="font: 100px Arial; display: inline-block">(217) 555-2171');
  const text = page.getByText("(217)");
  // Arial's width, which Arimo has, in thousandths of the size: ten digits 556, brackets and dash 333, space 278.
  expect((await text.boundingBox())?.width).toBeCloseTo(0.1 * (10 * 556 + 3 * 333 + 278), 0);
  const { channels } = await sharp(await text.screenshot()).stats();
  expect(channels[0]?.min).toBeLessThan(50);
});
