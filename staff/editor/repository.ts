/** Where the project's repository is, and where staff sign in to it. */
export interface Repository {
  host: "github" | "gitlab" | "gitea";
  /** Owner and name, such as practice/website. */
  name: string;
  branch: string;
  /** URL of the broker for GitHub, or of the GitLab, Forgejo or Gitea that holds the repository. */
  signIn?: string;
  /** ID of the editor as an OAuth application at GitLab, Forgejo or Gitea. */
  appId?: string;
}

/** Environment variables. */
type Settings = Readonly<Record<string, string | undefined>>;

const isWebAddress = (url: URL | null) =>
  url !== null &&
  (url.protocol === "https:" || url.hostname === "localhost") &&
  url.search === "" &&
  url.hash === "";

/** A setting as a message quotes it. */
const found = (name: string, value: string | undefined) =>
  `${name} is ${value ? `"${value}"` : "not set"}.`;

/**
 * The repository that a text such as github:practice/website#edits names.
 *
 * @throws Error that says how to write it
 */
export function repositoryOf(text: string | undefined): Repository {
  const [, host, name, branch] =
    /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)#([\w./-]+)$/.exec(text ?? "") ?? [];
  if (host === undefined || name === undefined || branch === undefined) {
    throw new Error(
      `${found("EDITOR_REPOSITORY", text)} Write host, repository and branch, such as EDITOR_REPOSITORY=github:practice/website#edits. The hosts are github, gitlab and gitea (for Forgejo too).`,
    );
  }
  return { host: host as Repository["host"], name, branch };
}

/**
 * The repository with the way to sign in: EDITOR_REPOSITORY, EDITOR_SIGN_IN and EDITOR_APP_ID.
 *
 * @throws Error that names the setting and what to write there
 */
export function signInOf({
  EDITOR_REPOSITORY,
  EDITOR_SIGN_IN,
  EDITOR_APP_ID,
}: Settings): Repository {
  const repository = repositoryOf(EDITOR_REPOSITORY);
  const { host } = repository;
  const url = URL.parse(EDITOR_SIGN_IN ?? "");
  if (url === null || !isWebAddress(url)) {
    const what =
      host === "github"
        ? "the address of the sign-in broker, such as https://sign-in.practice.workers.dev"
        : `where ${repository.name} is, such as https://${host === "gitlab" ? "gitlab.com" : "git.example.com"}`;
    throw new Error(
      `${found("EDITOR_SIGN_IN", EDITOR_SIGN_IN)} Write ${what}. See docs/editor.md.`,
    );
  }
  const signIn = url.href.replace(/\/$/, "");
  if (host === "github") return { ...repository, signIn };
  if (!EDITOR_APP_ID)
    throw new Error(
      `${found("EDITOR_APP_ID", EDITOR_APP_ID)} Register the editor as an application at ${signIn} and write the ID that it gets there. See docs/editor.md.`,
    );
  return { ...repository, signIn, appId: EDITOR_APP_ID };
}

/**
 * The URL of the site that shows what was saved: EDITOR_PREVIEW, or the public site.
 *
 * @throws Error that says how to write it
 */
export function previewUrl({ EDITOR_PREVIEW }: Settings, publicSite: string): string {
  if (!EDITOR_PREVIEW) return publicSite;
  if (!isWebAddress(URL.parse(EDITOR_PREVIEW)))
    throw new Error(
      `${found("EDITOR_PREVIEW", EDITOR_PREVIEW)} Write the address of the preview, such as https://edits.practice.pages.dev, or remove it.`,
    );
  return EDITOR_PREVIEW;
}
