import type { EntryKind } from './entries.ts';

/** How the kinds look on a bar, in the legend and in lists; each differs in more than its colour. */
export const ENTRY_LOOK: Record<EntryKind, string> = {
  confirmed: 'bg-garden text-white',
  pending: 'border border-dashed border-marigold-dark bg-marigold-soft text-marigold-dark',
  completed: 'border border-water bg-water-soft text-water-dark',
  block: 'calendar-blocked border border-field text-ink',
};
