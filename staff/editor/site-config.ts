import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { paths } from "../../src/data/paths.ts";
import {
  catalogFolders,
  contentFiles,
  contentFolders,
  type Group,
  pageFiles,
} from "../../src/schemas/content-kinds.ts";
import type { PageName } from "../../src/schemas/pages.ts";
import { photographsFolder } from "../../src/schemas/photograph.ts";
import type { Schema } from "../../src/schemas/schema-parts.ts";
import { editorFields, labelIn, languageName } from "./editor-fields.ts";
import { formatName, sourceKey, textKey } from "./file-format.ts";
import { foldedKey, foldedNames } from "./folded.ts";
import type { Repository } from "./repository.ts";
import { translationsWidget } from "./translations.ts";

/** The pages that show a file, for files that are not named like their page. */
const pagesOfFiles: Readonly<Record<string, string>> = {
  practice: paths.contact,
  care: paths.contact,
  look: paths.home,
  announcements: paths.home,
  testimonials: paths.testimonials,
  navigation: paths.home,
  search: paths.search,
  "pages/home": paths.home,
  "pages/where": paths.home,
  "pages/contact": paths.contact,
  "pages/costs": paths.costs,
  "pages/after-any-operation": paths.afterAnyOperation,
  "pages/for-children": paths.forChildren,
  "pages/pain-medicine": paths.painMedicine,
  "pages/visit-pack": paths.visitPack,
  "pages/not-found": paths.notFound,
  "pages/service": paths.services,
  "pages/provider": paths.providers,
  "pages/location": paths.locations,
} satisfies Partial<Record<keyof typeof contentFiles | `pages/${PageName}`, string>>;

/** The page that the editor opens to look at what was saved in content/<path>.yaml. */
function pageOf(path: string): { preview_path?: string } {
  const page = pagesOfFiles[path] ?? /^pages(\/.*)/.exec(path)?.[1];
  return page === undefined ? {} : { preview_path: page.slice(1) || page };
}

const source: Field = { name: sourceKey, widget: "hidden" };
const text: Field = { name: textKey, label: "Text", widget: "text" };

/**
 * The fields of a form. Who has approved a page comes first, for the physician to approve it in two presses;
 * what is for search engines comes last, folded.
 */
function fieldsOf(schema: Schema, more: readonly Field[] = []): Field[] {
  const names = foldedNames(schema);
  const all = editorFields(schema);
  const open = all
    .filter(({ name }) => !names.includes(name))
    .toSorted((a, b) => Number(b.name === "review") - Number(a.name === "review"));
  const group: Field = {
    name: foldedKey,
    label: "For search engines and lists",
    widget: "object",
    collapsed: true,
    summary: "{{seo.title}}",
    fields: all.filter(({ name }) => names.includes(name)),
  };
  return [...open, ...more, ...(names.length > 0 ? [group] : []), source];
}

/** The form for content/<path>.yaml, which begins with the fields named by `first`. */
function fileOf(
  path: string,
  label: string,
  schema: Schema,
  first: readonly string[] = [],
): CollectionFile {
  const rank = ({ name }: Field) => first.indexOf(name) + 1 || first.length + 1;
  return {
    name: path.replace(/^pages\//, "").replaceAll("/", "-"),
    label,
    file: `content/${path}.yaml`,
    format: formatName(path, "yaml"),
    ...pageOf(path),
    fields: fieldsOf(schema).toSorted((a, b) => rank(a) - rank(b)),
  };
}

type Folder = (typeof contentFolders)[keyof typeof contentFolders];

/** A service, which has a folder of topics. */
export interface ServiceFolder {
  slug: string;
  title: string;
}

/** Where the files of a kind are: in one folder, or in one for each service. */
interface Place {
  folder: string;
  /** What precedes the slug in the URL of their pages; undefined where pages are not named like their files. */
  path?: string;
  label: string;
  /** One of them. */
  singular?: string;
}

/** The editor shows files right in a folder, so topics have a list for each service. */
function placesOf(name: string, kind: Folder, services: readonly ServiceFolder[]): Place[] {
  const { path, label, singular } = kind;
  if (!("within" in kind)) return [{ folder: name, path, label, singular }];
  return services.map(({ slug, title }) => ({
    folder: `${kind.within}/${slug}`,
    path: `${path}${slug}/`,
    label: `${label} of ${title}`,
    singular: `${singular} of ${title}`,
  }));
}

/** After the name of a page whose words have changed since its review. */
const changed = "{{review.changed | ternary(' (changed: awaits approval)', '')}}";

/** The form for the files of a kind at a place. */
function folderOf(name: string, folder: Folder, place: Place): EntryCollection {
  const ending = folder.ending === ".md" ? "md" : "yaml";
  const fields = fieldsOf(folder.schema, ending === "md" ? [text] : []);
  return {
    name: place.folder.replaceAll("/", "-"),
    label: place.label,
    label_singular: place.singular ?? place.label,
    folder: `content/${place.folder}`,
    extension: ending,
    format: formatName(name, ending),
    create: true,
    // The file's name is the end of the page's path: staff choose it, and it never follows the title.
    slug: {
      editable: ["create"],
      hint: "The end of the page's address. It cannot be changed later.",
      pattern: [
        "^[a-z0-9]+(-[a-z0-9]+)*$",
        "Use small letters, digits and single dashes, such as sleep-apnea.",
      ],
    },
    identifier_field: folder.title,
    summary: `{{${folder.title}}}${fields.some(({ name }) => name === "review") ? changed : ""}`,
    preview_path: `${place.path ?? ""}{{slug}}`,
    fields,
  };
}

type Catalogs = (typeof catalogFolders)[number];

/** The form for the catalogs of the files at a place: what waits for a translator first. */
function catalogsOf(
  { language, folder: kind, path, schema }: Catalogs,
  { folder, label, path: url }: Place,
) {
  const texts = { widget: translationsWidget, label: languageName(language), required: false };
  return {
    name: [language, folder].filter(Boolean).join("-").replaceAll("/", "-"),
    label: `${languageName(language)}: ${label}`,
    folder: `content/${[language, folder].filter(Boolean).join("/")}`,
    extension: "yaml",
    format: formatName(path, "yaml"),
    create: true,
    slug: { editable: ["create"], hint: "The name of the English file, without its ending." },
    preview_path: url === undefined ? language : `${language}/${url}{{slug}}`,
    fields: fieldsOf(schema).map((field) =>
      field.name === "texts" ? { name: field.name, ...texts, language, folder: kind } : field,
    ),
  } as EntryCollection;
}

/** Where the files are whose catalogs are in a folder. */
function translatedPlaces({ folder }: Catalogs, services: readonly ServiceFolder[]): Place[] {
  const kind = contentFolders[folder as keyof typeof contentFolders];
  if (kind !== undefined) return placesOf(folder, kind, services);
  return [{ folder, label: folder === "pages" ? "Pages" : "The practice" }];
}

const divider = { divider: true };

/** The list at the left, by who changes what: the front desk, the physician, the translator. */
function collectionsFor(services: readonly ServiceFolder[]): NonNullable<CmsConfig["collections"]> {
  const files = (name: Group, label: string) => ({
    name,
    label,
    files: Object.entries(contentFiles).flatMap(([file, kind]) =>
      kind.group === name
        ? fileOf(file, kind.label, kind.schema, "first" in kind ? kind.first : [])
        : [],
    ),
  });
  const pages = pageFiles.map(({ path, name, schema }) =>
    fileOf(path, labelIn(name, schema), schema),
  );
  const folders = (group: Group) =>
    Object.entries(contentFolders).flatMap(([name, kind]) =>
      kind.group === group
        ? placesOf(name, kind, services).map((place) => folderOf(name, kind, place))
        : [],
    );
  return [
    files("practice", "The practice"),
    { name: "pages", label: "Pages", files: pages },
    ...folders("practice"),
    files("website", "Look and menus"),
    divider,
    files("medicine", "First aid, medicines"),
    ...folders("medicine"),
    divider,
    ...folders("topics"),
    divider,
    ...catalogFolders.flatMap((catalogs) =>
      translatedPlaces(catalogs, services).map((place) => catalogsOf(catalogs, place)),
    ),
  ];
}

/** Where the editor reads, saves and signs in: https://sveltiacms.app/en/docs/backends */
function backendOf({ host, name, branch, signIn, appId }: Repository): CmsConfig["backend"] {
  const hosts: Record<Repository["host"], object> = {
    github: {},
    gitlab: { auth_type: "pkce", app_id: appId, api_root: `${signIn}/api/v4` },
    gitea: { app_id: appId, api_root: `${signIn}/api/v1` },
  };
  return {
    name: host,
    repo: name,
    branch,
    ...(signIn !== undefined && { base_url: signIn, ...hosts[host] }),
  } as CmsConfig["backend"];
}

/**
 * The whole configuration of the editor, from the schemas of the content:
 * docs/decisions/0007-editor-for-staff.md.
 *
 * @param siteUrl URL of the site that shows what was saved
 * @param services which have folders of topics
 */
export function siteConfig(
  repository: Repository,
  siteUrl: string,
  services: readonly ServiceFolder[],
): CmsConfig {
  return {
    load_config_file: false,
    app_title: "Content of the website",
    site_url: siteUrl,
    backend: backendOf(repository),
    // A save is refused when somebody else has changed the same entry. Drafts of the editor's own
    // workflow are not compared: the second would replace the first.
    publish_mode: "simple",
    media_folder: `content/${photographsFolder}`,
    public_folder: "",
    // Converted in the browser, so that neither GPS data nor a camera's 20 MB enter the git history.
    media_libraries: {
      default: {
        config: {
          transformations: {
            raster_image: { format: "webp", quality: 90, width: 3000, height: 3000 },
          },
        },
      },
      // No stock photographs: only the practice's own, and no request to another service.
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: collectionsFor(services),
  };
}
