/** What may need a section's handlers at once, of the guest or of what repeats early taps and texts. */
const USES = ['pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'change', 'submit'];
/** Longest wait of a section for an idle browser, in ms. */
const LATEST_MS = 1000;

interface Turn {
  come: Promise<void>;
  begin: () => void;
}

/** The sections that wait, in the order of the page. */
const waiting = new Map<string, Turn>();
/** Those whose turn has come. */
const begun = new Set<string>();
let isUsed = false;

// from the start: a repeated early tap may be what brings React to a section for the first time. On the document, which
// hears of an event before React does
if (typeof document !== 'undefined') {
  for (const use of USES) document.addEventListener(use, beginAll, { capture: true, passive: true });
}

/**
 * The turn of a section to be hydrated: each comes when the browser is idle after the one before it, so that a tap waits
 * for one section at most. Undefined once it has come. From the guest's next use on, no section waits: React then
 * hydrates the one that is used first.
 */
export function turnOf(section: string): Promise<void> | undefined {
  if (isUsed || begun.has(section)) return undefined;
  const known = waiting.get(section);
  if (known) return known.come;
  let begin: () => void = () => undefined;
  const come = new Promise<void>((resolve) => (begin = resolve));
  waiting.set(section, { come, begin });
  if (waiting.size === 1) whenIdle(beginNext);
  return come;
}

function beginNext(): void {
  const [next] = waiting.keys();
  if (next === undefined) return;
  beginTurn(next);
  if (waiting.size > 0) whenIdle(beginNext);
}

/** Lets every section be hydrated now, before the store changes for example. */
export function beginAll(): void {
  isUsed = true;
  for (const use of USES) document.removeEventListener(use, beginAll, { capture: true });
  for (const section of [...waiting.keys()]) beginTurn(section);
}

function beginTurn(section: string): void {
  const turn = waiting.get(section);
  waiting.delete(section);
  begun.add(section);
  turn?.begin();
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run);
}
