import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addIntegrity } from "../../../src/delivery/integrity.ts";

async function site(page: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "integrity-"));
  await mkdir(join(root, "assets"));
  await writeFile(join(root, "assets/a.js"), "alert(1)");
  await writeFile(join(root, "index.html"), page);
  return root;
}

describe("digests of scripts", () => {
  it("stand on every script of the site's own", async () => {
    const root = await site('<script type="module" src="/assets/a.js"></script><script type="application/ld+json">{}</script>');
    await addIntegrity(root, ["/assets/a.js", "/index.html"]);
    // printf 'alert(1)' | openssl dgst -sha384 -binary | base64
    expect(await readFile(join(root, "index.html"), "utf8")).toBe(
      '<script type="module" src="/assets/a.js" integrity="sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW"></script><script type="application/ld+json">{}</script>',
    );
  });

  it("stop the build for a script that is not there", async () => {
    const root = await site('<script src="/assets/b.js"></script>');
    await expect(addIntegrity(root, ["/assets/a.js", "/index.html"])).rejects.toThrow("index.html asks for /assets/b.js");
  });
});
