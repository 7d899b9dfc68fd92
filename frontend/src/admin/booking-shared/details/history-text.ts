import type { AuditEntryView } from '@farmhouse/contracts/bookings/booking-view/booking-view';

/** States are stored as single words such as `pending_verification`; everything else is text already. */
const inWords = (value: string) => (/^[a-z_]+$/.test(value) ? value.replaceAll('_', ' ') : value);

/** Separator of the parts of a change of several fields. */
const AND = '; ';

/**
 * The changes of a history entry: one `from → to` for each part of its values, and the added values. Nothing for
 * the entries that only name a state.
 */
export function changesInWords({ action, from, to }: Pick<AuditEntryView, 'action' | 'from' | 'to'>): string[] {
  if (!to) return [];
  if (!from) return action === 'changed' ? to.split(AND) : [];
  const [before, after] = [from.split(AND), to.split(AND)];
  if (before.length > after.length) return [`${inWords(from)} → ${inWords(to)}`];
  return after.map((value, index) =>
    [before[index], value]
      .filter((part) => part !== undefined)
      .map(inWords)
      .join(' → '),
  );
}
