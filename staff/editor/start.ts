import CMS from "@sveltia/cms";
import "./editor.css";
import { sayWhatWillHappen } from "./dialogs.ts";
import { fileFormats } from "./file-format.ts";
import { askBeforeLeaving } from "./leaving.ts";
import { askBeforeRemoving } from "./removing.ts";
import { repositoryOf, signInOf } from "./repository.ts";
import { siteConfig } from "./site-config.ts";
import { translationsWidget } from "./translations.ts";
import { TranslationsField } from "./translations-field.ts";

/*
 * The editor for staff, on its own page. scripts/build-editor.ts sets the variables. In development the editor
 * works on a folder that its user chooses, and uses no host.
 */

const env = import.meta.env as Record<string, string | undefined>;
const repository =
  env["EDITOR_REPOSITORY"] === undefined
    ? repositoryOf("github:this/computer#main")
    : signInOf(env);

for (const { name, ending, fromFile, toFile } of fileFormats)
  CMS.registerCustomFormat(name, ending, {
    fromFile,
    toFile: (value) => toFile(value, (question) => confirm(question)),
  });

CMS.registerFieldType(translationsWidget, TranslationsField);
askBeforeLeaving();
askBeforeRemoving();
sayWhatWillHappen();
const services = document.querySelector<HTMLMetaElement>("meta[name=services]")?.content ?? "";
CMS.init({
  config: siteConfig(
    repository,
    env["EDITOR_SITE_URL"] ?? location.origin,
    JSON.parse(decodeURIComponent(services)),
  ),
});

// In development a saved file reloads the site. The editor must not reload: what is being typed would
// be lost. Vite waits for this promise, which never resolves.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise<never>(() => undefined));
