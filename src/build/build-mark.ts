import { execFileSync } from "node:child_process";
import { type SiteEnvironment, siteEnvironment } from "../data/site-environment.ts";

/** What a finished build says of itself. */
export interface BuildMark {
  environment: SiteEnvironment;
  /** The commit that was built; undefined without git. */
  commit?: string | undefined;
  /** Whether files differed from that commit. */
  changed: boolean;
}

/** The mark of a build that runs in this folder. */
export function buildMark(): BuildMark {
  const environment = siteEnvironment() ?? "local";
  try {
    return {
      environment,
      commit: git("rev-parse", "HEAD"),
      changed: git("status", "--porcelain") !== "",
    };
  } catch {
    return { environment, changed: false };
  }
}

/**
 * Why a build may not become the public site; undefined when it may.
 *
 * @param newest the commit that the public site shall show
 */
export function whyNotPublic(
  { environment, commit, changed }: BuildMark,
  newest: string,
): string | undefined {
  if (environment !== "production")
    return `dist/ is a ${environment} build. Build it with SITE_ENV=production.`;
  if (commit === undefined) return "dist/ was built without git. Build it in the repository.";
  if (changed)
    return `dist/ was built from changes that are not committed. Commit them, then build.`;
  return commit === newest
    ? undefined
    : `dist/ was built from commit ${commit}, and the newest is ${newest}. Build that one.`;
}

/** What git answers. @throws Error where there is no git or no repository */
export function git(...args: string[]): string {
  return execFileSync("git", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
