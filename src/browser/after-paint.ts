/**
 * Runs work after the next paint, so that slow work does not delay the response to a press.
 *
 * @returns cancels the work if it has not run yet
 */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
