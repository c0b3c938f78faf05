import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { contentTypeOf } from "../../../src/publish/rules.ts";

/*
 * A Git server with the part of Gitea's API that the editor uses: https://docs.gitea.com/api/. It refuses what
 * Gitea refuses: a token that is unknown, and a change to a file whose blob is not the one that the change
 * was made from. No Gitea or Forgejo can be installed where these tests run.
 */

const project = "practice/website";

/** The branch that staff save to. */
const branch = "edits";

/** One change in a commit, as in Gitea's ChangeFileOperation. */
interface FileChange {
  operation: "create" | "update" | "delete";
  path: string;
  content: string;
  sha?: string;
}

/** The name that Git gives to these bytes. */
const shaOf = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

export class GitHost {
  /** Where the server answers. The editor is below /editor/. */
  url = "";
  /** Who is sitting at the browser that asks to sign in next. */
  person = "ana";
  /** Who made each commit on the branch, the last one first. */
  readonly authors: string[] = [];
  /** The files on the branch. */
  readonly #files: Map<string, Buffer>;
  readonly #tokens = new Map<string, string>();
  readonly #codes = new Map<string, { person: string; challenge: string }>();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ message: String(error) }));
    });
  });

  /** @param content the folder with the content of the site, which the branch begins with */
  constructor(content: string) {
    const files = readdirSync(content, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    this.#files = new Map(
      files.map((file) => [`content/${relative(content, file)}`, readFileSync(file)]),
    );
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** What a file of the content says on the branch. */
  textOf(file: string): string {
    return String(this.#files.get(`content/${file}`));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    const body = await text(request);
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

    if (url.pathname.startsWith("/editor/")) {
      // What `npm run build -- --editor` writes.
      const file = url.pathname.slice("/editor".length).replace(/\/$/, "/index.html");
      const bytes = readFileSync(join("dist-editor", file));
      response.writeHead(200, { "content-type": contentTypeOf(file) }).end(bytes);
      return;
    }
    if (url.pathname === "/login/oauth/authorize") {
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      const code = randomUUID();
      const challenge = url.searchParams.get("code_challenge") ?? "";
      this.#codes.set(code, { person: this.person, challenge });
      back.searchParams.set("code", code);
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(`<title>Sign in</title><a href="${back.href.replaceAll("&", "&amp;")}">Authorize</a>`);
      return;
    }
    if (url.pathname === "/login/oauth/access_token") {
      const { code, code_verifier } = JSON.parse(body) as Record<string, string>;
      const asked = this.#codes.get(code ?? "");
      const challenge = createHash("sha256")
        .update(code_verifier ?? "")
        .digest("base64url");
      if (asked?.challenge !== challenge) return void json(400, { error: "invalid_grant" });
      const token = randomUUID();
      this.#tokens.set(token, asked.person);
      return void json(200, { access_token: token });
    }
    const person = this.#tokens.get(request.headers.authorization?.replace(/^token /, "") ?? "");
    if (person === undefined) return void json(401, { message: "invalid token" });
    const path = url.pathname.replace(/^\/api\/v1/, "");
    if (request.method === "POST" && path === `/repos/${project}/contents`) {
      const { files } = JSON.parse(body) as { files: FileChange[] };
      const { status, value } = this.#commit(person, files);
      return void json(status, value);
    }
    const value = this.#read(path, person, body);
    json(value === undefined ? 404 : 200, value ?? { message: `There is no ${path}.` });
  }

  #read(path: string, person: string, body: string): unknown {
    if (path === "/version") return { version: "1.24.0" };
    if (path === "/settings/api") return { default_paging_num: 100 };
    if (path === "/user")
      return { id: 1, login: person, full_name: person, email: `${person}@practice.test` };
    const [, repo, rest = ""] = /^\/repos\/([^/]+\/[^/]+)\/?(.*)$/.exec(path) ?? [];
    if (repo !== project) return undefined;
    if (rest === "") return { permissions: { pull: true, push: true }, default_branch: "main" };
    if (rest === `branches/${branch}`) return { commit: { id: this.#head(), message: "Edit" } };
    if (rest.startsWith("git/trees/")) {
      const tree = Array.from(this.#files, ([file, bytes]) => {
        return { path: file, type: "blob", sha: shaOf(bytes), size: bytes.length };
      });
      return { tree, truncated: false };
    }
    if (rest === "file-contents") {
      const { files } = JSON.parse(body) as { files: string[] };
      return files.map((file) => {
        const content = this.#files.get(file)?.toString("base64");
        return { path: file, encoding: "base64", content };
      });
    }
    return rest === "commits" ? [] : undefined;
  }

  /** The name of the last commit. */
  #head(): string {
    return shaOf(Buffer.from(String(this.authors.length)));
  }

  /** Commits changes to the branch, or refuses all of them. */
  #commit(person: string, files: FileChange[]): { status: number; value: unknown } {
    for (const { operation, path, sha } of files) {
      const bytes = this.#files.get(path);
      const now = bytes && shaOf(bytes);
      if (operation === "create" ? now !== undefined : now !== sha)
        return {
          status: 422,
          value: { message: `sha does not match [given: ${sha}, expected: ${now}]` },
        };
    }
    const saved = files.map(({ operation, path, content }) => {
      if (operation === "delete") return this.#files.delete(path) && null;
      const bytes = Buffer.from(content, "base64");
      this.#files.set(path, bytes);
      return { path, sha: shaOf(bytes) };
    });
    this.authors.unshift(person);
    const commit = { sha: this.#head(), created: new Date().toISOString() };
    return { status: 201, value: { commit, files: saved } };
  }
}
