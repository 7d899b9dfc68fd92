import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { PanelSection } from '../../ui/panel-section.tsx';
import { HistoryEntries } from './history-entries.tsx';
import { mayHaveOlder, newestFirst } from './history-pages.ts';
import { OlderHistory } from './older-history.tsx';

/** The audit entries of a booking: who changed what, when and why; newest first, older ones on demand. */
export function BookingHistory({ booking: { id, audit } }: { booking: Pick<BookingDetails, 'id' | 'audit'> }) {
  const entries = newestFirst(audit);
  const oldest = entries.at(-1);
  return (
    <PanelSection title="History">
      {!oldest && <p className="text-quiet">Nothing has been changed.</p>}
      <HistoryEntries entries={entries} />
      {oldest && mayHaveOlder(audit) && <OlderHistory booking={id} page={2} before={oldest.id} />}
    </PanelSection>
  );
}
