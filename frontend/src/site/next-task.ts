/** Ends the task, so that the browser can answer the guest and paint before what follows. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // of the two, only this one keeps its place before what others have scheduled
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
