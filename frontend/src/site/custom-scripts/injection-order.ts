/** Longest wait for the files of one script, in ms. Rule: figures of the site. */
const LONGEST_WAIT_MS = 5_000;

let earlier: Promise<void> = Promise.resolve();

/**
 * Injects a script once those before it have run, so that it may use them. One whose file hangs is waited for five
 * seconds, and one that has ended not at all; a script that has ended before its turn is not injected.
 */
export function injectInTurn(ended: AbortSignal, inject: () => Promise<void>): void {
  const take = () => (ended.aborted ? undefined : Promise.race([inject(), endOfWait(ended)]));
  earlier = earlier.then(take).catch((error: unknown) => console.error('A custom script failed', error));
}

function endOfWait(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    ended.addEventListener('abort', () => resolve());
  });
}
