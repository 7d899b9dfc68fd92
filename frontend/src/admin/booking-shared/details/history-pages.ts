import { MAX_RECENT_CHANGES, type AuditEntryView } from '@farmhouse/contracts/bookings/booking-view/booking-view';

type Entries = readonly AuditEntryView[];

/** The history of a booking, newest first. */
export const newestFirst = (audit: Entries): AuditEntryView[] => [...audit].sort((a, b) => b.id - a.id);

/** True if a booking may have more changes than came with it. */
export const mayHaveOlder = (audit: Entries): boolean => audit.length >= MAX_RECENT_CHANGES;

/** True if there are changes beyond a page, which counts from 1, of a history of so many. */
export const hasNextPage = (page: number, total: number): boolean => page * MAX_RECENT_CHANGES < total;

/** The entries of a page that are not above it already: a new change moves the others from page to page. */
export const olderThan = (before: number, entries: Entries): AuditEntryView[] =>
  entries.filter(({ id }) => id < before);
