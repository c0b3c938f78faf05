import CMS from "@sveltia/cms";
import { fileFormats } from "./file-format.ts";
import { repositoryOf } from "./repository.ts";
import { siteConfig } from "./site-config.ts";

/*
 * The editor for staff, on a page of its own. scripts/build-editor.ts sets both variables. In
 * development the editor works on a folder that its user chooses, and asks no host.
 */

const { EDITOR_REPOSITORY = "github:this/computer#main", EDITOR_SITE_URL = location.origin } =
  import.meta.env as Record<string, string | undefined>;

for (const { name, ending, ...format } of fileFormats)
  CMS.registerCustomFormat(name, ending, format);

CMS.init({ config: siteConfig(repositoryOf(EDITOR_REPOSITORY), EDITOR_SITE_URL) });

// In development a saved file reloads the site. The editor must not reload: what is being typed would
// be lost. Vite waits for this promise, which never resolves.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise<never>(() => undefined));
