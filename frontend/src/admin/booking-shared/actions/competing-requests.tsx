import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { PanelSection } from '../../ui/panel-section.tsx';
import { BookingActions } from './booking-actions.tsx';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { daysText } from '../stay/stay-text.ts';
import { PaymentTag } from '../status/status-tags.tsx';

/** The pending bookings that compete with this one, pair by pair. Rule: competing requests. */
export function CompetingRequests({ booking }: { booking: BookingDetails }) {
  return (
    <PanelSection title="Competing requests">
      <p className="mb-2 text-sm text-quiet">
        Confirming any of these rules this request out. Two of them may still fit together.
      </p>
      <ul className="grid gap-3">
        {booking.competing.map((other) => (
          <li key={other.id} className="panel p-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold">{other.fullName}</span>
              <span className="figures text-sm whitespace-nowrap text-quiet">{other.confirmationCode}</span>
              <span className="figures ml-auto font-semibold">{formatRupees(other.finalTotal)}</span>
            </p>
            <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-2 text-sm text-quiet">
              {daysText(other)}, {formatGuests(other.guestCount)} <PaymentTag booking={other} />
            </p>
            <div className="flex flex-wrap gap-2">
              <BookingActions booking={other} confirmLabel="Confirm this one" />
            </div>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
