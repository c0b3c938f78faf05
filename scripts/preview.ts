import { serveSite } from "./site-server.ts";

/** `npm run preview`: serves dist/. PORT (4321; 0 takes a free one) and HOST (localhost) change where. */
const port = Number(process.env["PORT"] || "4321");
const host = process.env["HOST"] || "localhost";
try {
  const { origin } = await serveSite("dist", port, host);
  console.log(`The site is at ${origin}\nPress Ctrl+C to stop.`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit());
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  console.error(
    code === "ENOENT"
      ? "There is no dist/ to serve yet. Run: npm run build"
      : `${message}\nSet PORT to a free port and HOST to a name or address of this machine.`,
  );
  process.exitCode = 1;
}
