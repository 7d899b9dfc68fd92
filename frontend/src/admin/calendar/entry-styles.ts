import type { EntryKind } from './entries.ts';

/** Styles of the kinds of entries in bars, legend and lists; they differ in more than colour. */
export const ENTRY_CLASSES: Record<EntryKind, string> = {
  confirmed: 'bg-garden text-white',
  pending: 'border border-dashed border-marigold-dark bg-marigold-soft text-marigold-dark',
  completed: 'border border-blue bg-blue-soft text-blue-dark',
  feed: 'border border-ink bg-surface text-ink',
  block: 'calendar-blocked border border-field text-ink',
};
