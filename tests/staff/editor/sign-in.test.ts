import { join } from "node:path";
import { expect, test } from "playwright/test";
import { buildEditor, editorFolder, typeOf } from "./built-editor.ts";

const editor = "https://editor.practice.test/";

test.describe.configure({ mode: "serial" });

for (const { name, host, settings, address } of [
  {
    name: "GitHub",
    host: "https://broker.practice.test",
    settings: { EDITOR_REPOSITORY: "github:practice/website#edits" },
    address: { path: "/auth", query: { provider: "github", site_id: "editor.practice.test" } },
  },
  {
    name: "GitLab",
    host: "https://gitlab.practice.test",
    settings: { EDITOR_REPOSITORY: "gitlab:practice/website#edits", EDITOR_APP_ID: "0123abcd" },
    address: {
      path: "/oauth/authorize",
      query: {
        client_id: "0123abcd",
        redirect_uri: editor,
        response_type: "code",
        code_challenge_method: "S256",
      },
    },
  },
]) {
  test(`the button for ${name} leads to the address of the settings`, async ({ context, page }) => {
    buildEditor({ ...settings, EDITOR_SIGN_IN: host });
    // Nothing else is reached: neither address exists.
    await context.route("**", (route) => {
      const url = new URL(route.request().url());
      if (url.origin === host) return route.fulfill({ contentType: "text/html", body: "Sign in" });
      if (!url.href.startsWith(editor)) return route.abort();
      const file = url.pathname.slice(1) || "index.html";
      return route.fulfill({ path: join(editorFolder, file), contentType: typeOf(file) });
    });
    await page.goto(editor);
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: new RegExp(`^Sign In with \\W*${name}`) }).click();
    await (await popup).waitForURL(`${host}/**`);
    const { origin, pathname, searchParams } = new URL((await popup).url());
    expect(`${origin}${pathname}`).toBe(`${host}${address.path}`);
    expect(Object.fromEntries(searchParams)).toMatchObject(address.query);
  });
}
