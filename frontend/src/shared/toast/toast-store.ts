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

/** A toast that no action of the user has caused: toasts about the outcome of an action replace it while they show. */
export interface BackgroundToast extends ToastContent {
  /** Called when it was shown and has closed, by timeout or by the user. */
  onClose: () => void;
}

export interface OpenToast extends ToastContent {
  id: number;
  open: boolean;
  background: BackgroundToast | undefined;
}

/** Rule: figures of the site. */
export const TOAST_SHOWN_MS = 5000;
/** Leaves time to read the text and to follow the link. */
export const TOAST_WITH_ACTION_SHOWN_MS = 20_000;
export const BACKGROUND_TOAST_SHOWN_MS = 10_000;
export const TOAST_REMOVED_AFTER_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;

const changes = new Listeners();
let current: OpenToast | null = null;
/** The background toast that is shown when the toast that is open now has closed. */
let waiting: BackgroundToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast, which replaces the current one. A replaced background toast is shown again after it. */
export function toast(content: ToastContent): void {
  if (current?.open) waiting ??= current.background;
  show(content);
}

/**
 * Shows a background toast at once, replacing an earlier one, or when the open toast has closed. Returns the function
 * that withdraws it.
 */
export function showBackgroundToast(content: BackgroundToast): () => void {
  if (current?.open && !current.background) waiting = content;
  else show(content, content);
  return () => {
    if (waiting === content) waiting = undefined;
    if (current?.open && current.background === content) close(current);
  };
}

/** Closes the toast; it is removed later, after its closing animation. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  const { background } = current;
  close(current);
  background?.onClose();
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

function show(content: ToastContent, background?: BackgroundToast): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...content, id: lastId, open: true, background });
}

function close(shown: OpenToast): void {
  set({ ...shown, open: false });
  removal = setTimeout(() => set(null), TOAST_REMOVED_AFTER_MS);
}
