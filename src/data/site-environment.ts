/**
 * What a build is for, by the variable SITE_ENV:
 * - local: to look at and to test; shows everything, and looks as the public site will
 * - opening: to look at as well; shows what the public will see once what opens the site has been read
 * - preview: on the web, but not for the public; says so, and asks search engines to stay away
 * - production: the public site; leaves out what nobody has read, and refuses to build without what opens it
 */
export const siteEnvironments = ["local", "opening", "preview", "production"] as const;

type SiteEnvironment = (typeof siteEnvironments)[number];

/** What this build is for; undefined when SITE_ENV holds an unknown word. */
export function siteEnvironment(): SiteEnvironment | undefined {
  const name = process.env["SITE_ENV"] || "local";
  return siteEnvironments.find((environment) => environment === name);
}

export function isPreview(): boolean {
  return siteEnvironment() === "preview";
}

/** Whether the build shows what the public site does, and no more. */
export function isPublicSite(): boolean {
  return ["opening", "production"].includes(siteEnvironment() ?? "");
}
