import type { AuditEntryView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { PanelSection } from '../../ui/panel-section.tsx';
import { changesInWords } from './history-text.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const words = (action: string) => action.replaceAll(/[_-]/g, ' ');

/** The audit entries of a booking: who changed what, when and why; newest first. */
export function BookingHistory({ entries }: { entries: readonly AuditEntryView[] }) {
  const newestFirst = [...entries].sort((a, b) => b.id - a.id);
  return (
    <PanelSection title="History">
      {entries.length === 0 && <p className="text-quiet">Nothing has been changed.</p>}
      <ol className="border-l-2 border-line pl-4">
        {newestFirst.map(({ id, actor, action, from, to, note, at }) => (
          <li
            key={id}
            className="relative pb-3 before:absolute before:top-2 before:-left-[1.3rem] before:size-2 before:rounded-full before:bg-garden last:pb-0"
          >
            <p>
              <span className="font-semibold">{capitalised(words(action))}</span> by {actor}
            </p>
            {changesInWords({ action, from, to }).map((change, index) => (
              <p key={index} className="text-sm wrap-anywhere whitespace-pre-line text-quiet">
                {change}
              </p>
            ))}
            {note && <p className="text-sm wrap-anywhere">{note}</p>}
            <p className="text-sm text-quiet">{formatBookingsInstant(at)}</p>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
