import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Page } from "playwright/test";

/**
 * A program cannot press the button of the system's dialog that gives a page a folder. The page is given
 * a folder of its own file system instead, of the same type, filled from `folder`; what the editor saves
 * there is written back.
 *
 * @param folder holds the project, of which only content/ matters
 */
export async function chooseFolder(page: Page, folder: string): Promise<void> {
  const files = filesIn(join(folder, "content")).map(
    (file) => [relative(folder, file).split(sep).join("/"), readFileSync(file, "base64")] as const,
  );
  await page.exposeFunction("saveFile", (path: string, bytes: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes, "base64");
  });
  await page.addInitScript((given) => {
    const { saveFile } = globalThis as unknown as {
      saveFile: (path: string, bytes: string) => Promise<void>;
    };
    const written = new Map(given);

    async function handleFor(path: string): Promise<FileSystemFileHandle> {
      const names = path.split("/");
      let directory = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1))
        directory = await directory.getDirectoryHandle(name, { create: true });
      return directory.getFileHandle(names.at(-1) ?? "", { create: true });
    }

    async function writeBack(directory: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of directory as unknown as AsyncIterable<
        [string, FileSystemHandle]
      >) {
        const at = path === "" ? name : `${path}/${name}`;
        if (handle.kind === "directory") await writeBack(handle as FileSystemDirectoryHandle, at);
        else {
          const bytes = (
            await (await (handle as FileSystemFileHandle).getFile()).bytes()
          ).toBase64();
          if (bytes !== "" && written.get(at) !== bytes) {
            written.set(at, bytes);
            await saveFile(at, bytes);
          }
        }
      }
    }

    async function choose(): Promise<FileSystemDirectoryHandle> {
      for (const [path, bytes] of given) {
        const writable = await (await handleFor(path)).createWritable();
        await writable.write(Uint8Array.fromBase64(bytes));
        await writable.close();
      }
      const root = await navigator.storage.getDirectory();
      // What makes a folder a repository.
      await root.getDirectoryHandle(".git", { create: true });
      const turn = () => writeBack(root, "").finally(() => setTimeout(turn, 200));
      setTimeout(turn, 200);
      return root;
    }

    Object.assign(globalThis, { showDirectoryPicker: choose });
  }, files);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}
