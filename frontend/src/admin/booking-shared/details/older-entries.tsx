import { useEffect, useRef } from 'react';
import type { AuditEntryView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { HistoryEntries } from './history-entries.tsx';

/** The entries of a page that was asked for; gets the focus, because the button that was pressed is gone. */
export function OlderEntries({ entries }: { entries: readonly AuditEntryView[] }) {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => (list.current ?? end.current)?.focus({ preventScroll: true }), []);

  if (entries.length > 0) return <HistoryEntries ref={list} entries={entries} />;
  return (
    <p ref={end} role="status" tabIndex={-1} className="text-quiet">
      There are no older changes.
    </p>
  );
}
