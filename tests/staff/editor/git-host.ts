import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { editorFolder, typeOf } from "./built-editor.ts";

/*
 * A Git server with the part of Gitea's API that the editor uses: https://docs.gitea.com/api/. It keeps
 * everything in a real repository, and refuses what Gitea refuses: a token that is unknown, and a
 * change to a file whose blob is not the one that the change was made from. No Gitea or Forgejo can be
 * installed where these tests run.
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

export class GitHost {
  /** Where the server answers. The editor is below /editor/. */
  url = "";
  /** Who is sitting at the browser that asks to sign in next. */
  person = "ana";
  readonly #folder = mkdtempSync(join(tmpdir(), "git-host-"));
  readonly #tokens = new Map<string, string>();
  readonly #codes = new Map<string, { person: string; challenge: string }>();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ message: String(error) }));
    });
  });

  /** @param content the folder with the content of the site, copied into the repository */
  constructor(content: string) {
    cpSync(content, join(this.#folder, "content"), { recursive: true });
    this.git("init", "--quiet", "--initial-branch=main");
    this.git("add", ".");
    this.git("commit", "--quiet", "--message=Begin");
    this.git("branch", branch);
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** Runs Git in the repository. */
  git(...args: string[]): string {
    return this.#git(args, {});
  }

  /** What a file of the content says on a branch. */
  fileOn(name: string, file: string): string {
    return this.#git(["show", `${name}:content/${file}`], {});
  }

  /** Ends the access of a person. */
  revoke(person: string): void {
    for (const [token, owner] of this.#tokens) if (owner === person) this.#tokens.delete(token);
  }

  #git(args: string[], options: ExecFileSyncOptions & { env?: NodeJS.ProcessEnv }): string {
    const who = { name: "Practice", email: "staff@practice.test" };
    const env = {
      ...process.env,
      GIT_AUTHOR_NAME: who.name,
      GIT_AUTHOR_EMAIL: who.email,
      GIT_COMMITTER_NAME: who.name,
      GIT_COMMITTER_EMAIL: who.email,
      ...options.env,
    };
    return String(
      execFileSync("git", args, { cwd: this.#folder, stdio: "pipe", ...options, env }),
    ).trimEnd();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    const body = await text(request);
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

    if (url.pathname.startsWith("/editor/")) {
      const file = url.pathname.slice("/editor/".length) || "index.html";
      const bytes = readFileSync(join(editorFolder, file));
      response.writeHead(200, { "content-type": typeOf(file) }).end(bytes);
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
      const { status, value } = this.#commit(person, JSON.parse(body));
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
    if (rest === `branches/${branch}`) {
      const [id, message] = this.git("log", "-1", "--format=%H%n%s", branch).split("\n");
      return { commit: { id, message } };
    }
    if (rest.startsWith("git/trees/")) {
      const lines = this.git("ls-tree", "-r", "-l", "-z", rest.slice("git/trees/".length));
      const tree = lines.split("\0").flatMap((line) => {
        const [, type, sha, size, file] = /^\S+ (\S+) (\S+) +(\S+)\t(.+)$/.exec(line) ?? [];
        return file === undefined ? [] : [{ path: file, type, sha, size: Number(size) }];
      });
      return { tree, truncated: false };
    }
    if (rest === "file-contents") {
      const { files } = JSON.parse(body) as { files: string[] };
      return files.map((file) => ({
        path: file,
        encoding: "base64",
        content: Buffer.from(`${this.git("show", `${branch}:${file}`)}\n`).toString("base64"),
      }));
    }
    return rest === "commits" ? [] : undefined;
  }

  /** Commits changes to the branch, or refuses all of them. */
  #commit(
    person: string,
    { files, message }: { files: FileChange[]; message: string },
  ): { status: number; value: unknown } {
    const head = this.git("rev-parse", branch);
    const env = { GIT_INDEX_FILE: join(this.#folder, ".git", randomUUID()) };
    this.#git(["read-tree", head], { env });
    const saved = [];
    for (const { operation, path, content, sha } of files) {
      const [, now] = /^\d+ blob (\w+)/.exec(this.git("ls-tree", head, path)) ?? [];
      if (operation === "create" ? now !== undefined : now !== sha)
        return {
          status: 422,
          value: { message: `sha does not match [given: ${sha}, expected: ${now}]` },
        };
      if (operation === "delete") {
        this.#git(["update-index", "--remove", "--force-remove", path], { env });
        saved.push(null);
        continue;
      }
      const input = Buffer.from(content, "base64");
      const blob = this.#git(["hash-object", "-w", "--stdin"], { input });
      this.#git(["update-index", "--add", "--cacheinfo", `100644,${blob},${path}`], { env });
      saved.push({ path, sha: blob });
    }
    const tree = this.#git(["write-tree"], { env });
    const commit = this.#git(["commit-tree", tree, "-p", head, "-m", message], {
      env: { GIT_AUTHOR_NAME: person, GIT_AUTHOR_EMAIL: `${person}@practice.test` },
    });
    this.git("update-ref", `refs/heads/${branch}`, commit, head);
    const created = new Date().toISOString();
    return { status: 201, value: { commit: { sha: commit, created }, files: saved } };
  }
}
