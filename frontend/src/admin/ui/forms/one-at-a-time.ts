/**
 * A function that starts `work` unless an earlier call is still in progress: a second Enter in a form can come before
 * its button is disabled, and would save a record twice.
 */
export function oneAtATime<Args extends unknown[]>(
  isRunning: { current: boolean },
  work: (...args: Args) => unknown,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
