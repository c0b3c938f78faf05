/*
 * `node scripts/run.js SCRIPT`: how npm runs the commands of package.json. In plain JavaScript, so that a Node that
 * reads no TypeScript says what to do as well.
 */
const [script] = process.argv.splice(2, 1);

if ("Temporal" in globalThis)
  try {
    await import(new URL(script, new URL("../", import.meta.url)));
  } catch (error) {
    const { systemFault } = await import("./system-fault.ts");
    const fault = systemFault(error);
    if (fault === undefined) throw error;
    console.error(fault);
    process.exitCode = 1;
  }
else {
  console.error(
    `This is Node ${process.version}. The project brings a newer one, which an install script puts in place. Run npm ci without --ignore-scripts and without --omit=optional.`,
  );
  process.exitCode = 1;
}
