/**
 * Does work once the browser has painted what is there now, so that a press is answered before what takes long.
 *
 * @returns takes it back, if it is not done yet
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
