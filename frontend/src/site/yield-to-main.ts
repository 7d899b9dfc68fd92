/** Ends the current task, so that the browser can handle input and paint before the caller continues. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // of the two, only this one keeps its priority over tasks that others have scheduled
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
