import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { installedPackages, refused } from "./licenses.ts";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

interface Lockfile {
  packages: Record<
    string,
    { version?: string; integrity?: string; optional?: boolean; hasInstallScript?: boolean }
  >;
}

interface Workflow {
  permissions: unknown;
  jobs: Record<
    string,
    {
      permissions: Record<string, string>;
      "timeout-minutes": number;
      steps: {
        uses?: string;
        run?: string;
        with?: Record<string, unknown>;
        "continue-on-error"?: boolean;
      }[];
    }
  >;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

describe.each([".", ".github/deploy"])("packages of %s", (folder) => {
  const {
    dependencies = {},
    devDependencies = {},
    allowScripts,
  } = read<Manifest>(join(folder, "package.json"));
  const { packages } = read<Lockfile>(join(folder, "package-lock.json"));
  const locked = Object.entries(packages).filter(([path]) => path !== "");
  const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");

  it("have one exact version each, which the lockfile has too", () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect.soft(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect.soft(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it("are known by their digest", () => {
    // A registry may lack the programs for other systems; npm then writes them down without one.
    const unknown = locked
      .filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ""))
      .filter(([path, { optional }]) => !optional || existsSync(join(folder, path)));
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it("run a script at install only when it is admitted by name", () => {
    const scripted = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    expect(scripted.toSorted()).toEqual(Object.keys(allowScripts).sort());
  });
});

describe("licenses", () => {
  it("are all agreed to", () => {
    const packages = installedPackages(".");
    expect(packages.length).toBeGreaterThan(100);
    expect(refused(packages)).toEqual([]);
  });

  it.each([
    ["GPL-3.0-only"],
    ["AGPL-3.0-or-later"],
    ["LGPL-3.0-or-later"],
    ["UNLICENSED"],
    ["SEE LICENSE IN LICENSE"],
    [undefined],
  ])("%s is refused", (license) => {
    const one = { name: "some-package", version: "1.0.0", license };
    expect(refused([one])).toEqual([one]);
  });
});

describe("workflows", () => {
  const folder = ".github/workflows";
  it.each(readdirSync(folder))(
    "%s runs pinned actions, with no more rights than it needs",
    (file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const { permissions, jobs } = parse(text) as Workflow;
      expect(permissions).toEqual({});
      for (const [name, job] of Object.entries(jobs)) {
        const { permissions: granted, steps, "timeout-minutes": minutes } = job;
        expect(granted).toEqual({ contents: name === "editor" ? "write" : "read" });
        // Without a limit of its own a job that hangs runs for six hours.
        expect(minutes).toBeLessThanOrEqual(file === "nightly.yml" ? 120 : 60);
        for (const { uses, with: settings } of steps) {
          if (uses === undefined) continue;
          expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
          expect(settings).toMatchObject({ "persist-credentials": false });
        }
      }
      // What others may have written, such as a branch's name, reaches no shell as text.
      expect(text).not.toMatch(/run:.*\$\{\{/);
    },
  );

  const stepsOf = (job: string) => {
    const { jobs } = parse(readFileSync(join(folder, "site.yml"), "utf8")) as Workflow;
    return jobs[job]?.steps ?? [];
  };

  it("let one job write, which runs nobody's code", () => {
    const [step, ...others] = stepsOf("editor");
    expect(others).toEqual([]);
    expect(step?.uses).toBeUndefined();
    for (const line of step?.run?.trim().split("\n") ?? [""]) expect(line).toMatch(/^gh api /);
  });

  it("report a weak package without keeping a change from the site", () => {
    const audits = stepsOf("test").filter(({ run }) => run?.startsWith("npm audit"));
    expect(audits.map((step) => step["continue-on-error"])).toEqual([true]);
  });

  it("look at what a build is of between building and publishing it", () => {
    const orders = [
      "npm run build",
      "npx node scripts/publish-check.ts",
      "wrangler pages deploy",
    ].map((part) => stepsOf("deploy").findIndex(({ run }) => run?.includes(part)));
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(orders).not.toContain(-1);
  });
});
