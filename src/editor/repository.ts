/** Where the project's repository is. */
export interface Repository {
  host: "github" | "gitlab" | "gitea";
  /** Owner and name, such as practice/website. */
  name: string;
  branch: string;
}

/**
 * The repository that a text such as github:practice/website#main names.
 *
 * @throws Error that says how to write it
 */
export function repositoryOf(text: string | undefined): Repository {
  const [, host, name, branch] =
    /^(github|gitlab|gitea):([\w.-]+(?:\/[\w.-]+)+)#([\w./-]+)$/.exec(text ?? "") ?? [];
  if (host === undefined || name === undefined || branch === undefined) {
    throw new Error(
      `EDITOR_REPOSITORY is ${text ? `"${text}"` : "not set"}. Write host, repository and branch, such as EDITOR_REPOSITORY=github:practice/website#main. The hosts are github, gitlab and gitea.`,
    );
  }
  return { host: host as Repository["host"], name, branch };
}
