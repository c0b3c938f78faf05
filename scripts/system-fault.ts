/** What is wrong with the machine, and what to do, by the code of Node's error. */
const remedies: Readonly<Record<string, string>> = {
  EACCES:
    "This user has no right to it. Run the command as the user who owns the folder, or give this one the right.",
  EPERM: "The system refuses this. Close programs that use it, or run as the user who owns it.",
  EROFS: "This disk cannot be written. Copy the project to one that can.",
  ENOSPC: "The disk is full. Delete what nobody needs, and run the command again.",
  EDQUOT: "This user's share of the disk is full. Delete what nobody needs, and run it again.",
  EISDIR: "This is a folder, where a file should be.",
  EEXIST: "This is a file, where a folder should be.",
  ENOTDIR: "This is a file, where a folder should be.",
  ENOENT: "This is not there, or is a link to something that is gone.",
};

/**
 * The sentence for somebody whose machine stops a command; undefined where the fault is the program's own, which its
 * stack explains best.
 */
export function systemFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", path, message } = error as NodeJS.ErrnoException;
  if (code === "ERR_MODULE_NOT_FOUND" && message.startsWith("Cannot find package"))
    return `${message.replace(/ imported from.*/s, "")}: it is not installed. Run npm ci, for checks and tests without --omit=dev.`;
  // Programs that the build runs say it in words alone.
  const known = /no space left on device/i.test(message) ? "ENOSPC" : code;
  const remedy = remedies[known];
  return remedy === undefined ? undefined : `${path === undefined ? "" : `${path}: `}${remedy}`;
}
