import { cpSync, existsSync, readdirSync } from "node:fs";

/**
 * `npm run new-practice FOLDER`: writes a small start of a content folder for another practice. It is
 * complete: the content check accepts it, and the site builds from it. Its examples are marked, so that
 * the launch check asks for each.
 */
const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  console.error("Name one folder for the new content: npm run new-practice ../their-content");
  process.exitCode = 1;
} else if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} holds files already. Name a new folder.`);
  process.exitCode = 1;
} else {
  cpSync(`${import.meta.dirname}/new-practice/content`, folder, { recursive: true });
  console.log(
    `A start is in ${folder}. Look at it: CONTENT_DIR=${folder} npm run dev. What to replace: CONTENT_DIR=${folder} npm run launch:check`,
  );
}
