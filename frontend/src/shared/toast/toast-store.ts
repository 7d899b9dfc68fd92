import { Listeners } from '../state/listeners.ts';

/** Content of a toast; the tone `destructive` is for failures. */
export interface ToastContent {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'destructive';
  /** Why it failed, where the title and the description are fixed. */
  reason?: string;
  /** A link that opens in a new tab, or the action of a button; a toast with one is shown longer. */
  action?: { label: string; href: string } | { label: string; onSelect: () => void };
}

/** News, which no user action has caused: it yields to every toast about an action's outcome. */
export interface YieldingToast extends ToastContent {
  /** Called when it was shown and has closed, by timeout or by the user. */
  onClose: () => void;
}

export interface OpenToast extends ToastContent {
  id: number;
  open: boolean;
  yields: YieldingToast | undefined;
}

/** Rule: figures of the site. */
export const TOAST_SHOWN_MS = 5000;
/** Leaves time to read the text and to follow the link. */
export const TOAST_WITH_ACTION_SHOWN_MS = 20_000;
export const NEWS_SHOWN_MS = 10_000;
export const TOAST_REMOVED_AFTER_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;

const changes = new Listeners();
let current: OpenToast | null = null;
/** News that is shown when the toast that is open now has closed. */
let waiting: YieldingToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast, which replaces the current one. Replaced news is shown again after it. */
export function toast(content: ToastContent): void {
  if (current?.open) waiting ??= current.yields;
  show(content);
}

/**
 * Shows news at once, replacing earlier news, or when the open toast has closed. Returns the function that withdraws
 * it.
 */
export function toastWhenFree(content: YieldingToast): () => void {
  if (current?.open && !current.yields) waiting = content;
  else show(content, content);
  return () => {
    if (waiting === content) waiting = undefined;
    if (current?.open && current.yields === content) close(current);
  };
}

/** Closes the toast; it is removed later, after its closing animation. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  const { yields } = current;
  close(current);
  yields?.onClose();
  const next = waiting;
  waiting = undefined;
  if (next && !currentToast()?.open) show(next, next);
}

export function currentToast(): OpenToast | null {
  return current;
}

export const subscribeToToast = changes.subscribe;

function set(next: OpenToast | null): void {
  current = next;
  changes.notify();
}

function show(content: ToastContent, yields?: YieldingToast): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...content, id: lastId, open: true, yields });
}

function close(shown: OpenToast): void {
  set({ ...shown, open: false });
  removal = setTimeout(() => set(null), TOAST_REMOVED_AFTER_MS);
}
