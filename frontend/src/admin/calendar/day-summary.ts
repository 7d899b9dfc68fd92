import { formatCount } from '@farmhouse/contracts/text/count';
import type { CalendarEntry, EntryKind } from './entries.ts';

/** One and several entries of a kind, within a sentence. */
const NOUNS: Record<EntryKind, [one: string, many: string]> = {
  confirmed: ['confirmed stay', 'confirmed stays'],
  pending: ['request', 'requests'],
  completed: ['completed stay', 'completed stays'],
  block: ['blocked time', 'blocked times'],
  feed: ['stay sold elsewhere', 'stays sold elsewhere'],
};

/** `2 requests, 1 confirmed stay`, for screen readers. */
export function daySummary(entries: readonly Pick<CalendarEntry, 'kind'>[]): string {
  const counts = new Map<EntryKind, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => formatCount(count, ...NOUNS[kind])).join(', ') || 'free';
}
