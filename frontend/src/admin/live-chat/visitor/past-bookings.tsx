import { Link } from 'react-router-dom';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useBookingList } from '../../booking-shared/api/bookings.api.ts';
import { BookingStatusTag } from '../../booking-shared/status/status-tags.tsx';
import { daysText } from '../../booking-shared/stay/stay-text.ts';
import { bookingPath } from '../../navigation/paths.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { PAGE_SIZE } from '../../ui/records/page.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { isSamePhone, searchDigits } from './same-phone.ts';

/** Bookings with exactly the visitor's phone number. Only the owner sees them: a visitor can type any number. */
export function PastBookings({ phone }: { phone: string }) {
  const { currentData, isError, refetch } = useBookingList({ q: searchDigits(phone), pageSize: PAGE_SIZE });
  const bookings = currentData?.items.filter(({ contactNumber }) => isSamePhone(contactNumber, phone));
  return (
    <PanelSection title="Bookings with this number">
      {!bookings && (isError ? <ErrorState what="The bookings" onRetry={refetch} /> : <LoadingState rows={2} />)}
      {bookings?.length === 0 && <p className="text-quiet">None</p>}
      <ul className="grid gap-3">
        {bookings?.map((booking) => (
          <li key={booking.id} className="rounded-field border border-line bg-surface p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Link to={bookingPath(booking.id)} className="figures font-semibold text-terracotta-dark max-lg:py-2.5">
                {booking.confirmationCode}
              </Link>
              <BookingStatusTag status={booking.status} />
            </p>
            <p className="text-sm">{daysText(booking)}</p>
            <p className="text-sm text-quiet">
              {booking.fullName} · {formatRupees(booking.finalTotal)}
            </p>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
