import { execFileSync } from "node:child_process";
import { type Problem, problemOf } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { pagesOf } from "../../src/pages/_pages.ts";

/**
 * Pages whose file was removed or renamed in the history of the content, and whose path now leads
 * nowhere. Bookmarks and search engines still have it. Nothing is found where git is not there.
 *
 * @param root the content folder
 */
export function removedPages(content: Content, root: string): Problem[] {
  const pages = pagesOf(content);
  const answered = new Set([
    ...pages.map(({ path }) => path),
    ...content.redirects.map(({ from }) => from),
  ]);
  return removedFiles(root).flatMap((file) => {
    const path = formerPath(file, pages);
    if (path === undefined || answered.has(path)) return [];
    return problemOf(
      "content/redirects.yaml",
      `The page ${path} was removed or renamed (content/${file}). Add a line that sends its visitors to another page.`,
      "redirects",
    );
  });
}

function removedFiles(root: string): string[] {
  const history = ["log", "--diff-filter=D", "--no-renames", "--name-only", "--format="];
  const unsaved = ["diff", "HEAD", "--diff-filter=D", "--no-renames", "--name-only"];
  try {
    return [history, unsaved].flatMap((args) =>
      execFileSync("git", ["-c", "core.quotePath=false", ...args, "--relative", "--", "."], {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      })
        .split("\n")
        .filter(Boolean),
    );
  } catch {
    return [];
  }
}

/** The path of a removed file's page: that of another file of its folder, with the file's own name. */
function formerPath(file: string, pages: ReturnType<typeof pagesOf>): string | undefined {
  const match =
    /^(?<folder>services|recoveries|symptoms|locations|providers|legal)\/(?<slug>.+)\.\w+$/.exec(
      file,
    );
  const { folder = "", slug = "" } = match?.groups ?? {};
  for (const { path, sources } of match === null ? [] : pages) {
    const [, sibling] = new RegExp(`^content/${folder}/(.+)\\.\\w+$`).exec(sources[0] ?? "") ?? [];
    if (sibling !== undefined && path.endsWith(`/${sibling}`))
      return path.slice(0, -sibling.length) + slug;
  }
  return undefined;
}
