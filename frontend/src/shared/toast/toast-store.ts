/** Content of a toast; the tone `destructive` is for failures. */
export interface ToastContent {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'destructive';
  /** A link that opens in a new tab; a toast with one is shown longer. */
  action?: { label: string; href: string };
}

export interface ShownToast extends ToastContent {
  id: number;
  open: boolean;
}

/** Rule: figures of the site. */
export const TOAST_SHOWN_MS = 5000;
/** Leaves time to read the text and to follow the link. */
export const TOAST_WITH_ACTION_SHOWN_MS = 20_000;
export const TOAST_REMOVED_AFTER_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;

type Listener = () => void;
const listeners = new Set<Listener>();
let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast, which replaces the current one. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...content, id: lastId, open: true });
}

/** Closes the toast; it is removed later, after its closing animation. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), TOAST_REMOVED_AFTER_MS);
}

export function currentToast(): ShownToast | null {
  return current;
}

export function subscribeToToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ShownToast | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}
