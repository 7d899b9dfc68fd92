import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { BookingList } from '../../booking-shared/list/booking-list.tsx';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { competesWithText, listedDaysText } from '../../booking-shared/stay/stay-text.ts';
import {
  BookingStatusTag,
  DUPLICATE_UTR,
  PaymentNote,
  showsPayment,
} from '../../booking-shared/status/status-tags.tsx';
import { takenText } from '../../booking-shared/status/taken-text.ts';
import type { SearchChange } from '../../booking-shared/list/use-booking-search.ts';
import { NoBookings } from '../../booking-shared/list/no-bookings.tsx';

interface BookingRowsProps {
  search: BookingListQuery;
  onChange: (change: SearchChange) => void;
  onView: (id: number) => void;
}

/**
 * One page of matching bookings as rows of two lines, three on a phone, for screens without room for a table; a row
 * opens the details.
 */
export function BookingRows({ search, onChange, onView }: BookingRowsProps) {
  return (
    <BookingList search={search} onChange={onChange} empty={<NoBookings />}>
      {(bookings) => (
        <ul aria-label="Bookings" className="panel divide-y divide-line overflow-hidden">
          {bookings.map((booking) => (
            <Row key={booking.id} booking={booking} onView={() => onView(booking.id)} />
          ))}
        </ul>
      )}
    </BookingList>
  );
}

interface RowProps {
  booking: BookingView;
  onView: () => void;
}

function Row({ booking, onView }: RowProps) {
  const { confirmationCode, fullName, guestCount, finalTotal, status, duplicateUtr } = booking;
  const { competingRequests, datesTakenBy } = booking;
  const warnings = [
    datesTakenBy && takenText(datesTakenBy),
    competingRequests > 0 && competesWithText(booking),
    duplicateUtr && `UTR: ${DUPLICATE_UTR}`,
  ];
  const warning = warnings.filter(Boolean).join('. ');
  return (
    <li className="relative px-3 py-2.5 hover:bg-ground sm:px-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="max-w-full truncate font-semibold">{fullName}</span>
        <span className="figures shrink-0 text-sm leading-[inherit] text-quiet">
          {listedDaysText(booking)} · {formatGuests(guestCount)}
        </span>
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="figures font-semibold">{formatRupees(finalTotal)}</span>
        <span>
          <span className="sr-only">Booking </span>
          <BookingStatusTag status={status} />
        </span>
        <span>
          {showsPayment(booking) && <span className="sr-only">Payment </span>}
          <PaymentNote booking={booking} />
        </span>
        <Identifiers booking={booking} />
      </p>
      {warning && <p className="mt-0.5 truncate text-sm text-terracotta-dark">{warning}</p>}
      <button
        type="button"
        aria-label={`View details of ${confirmationCode}`}
        onClick={onView}
        className="absolute inset-0 rounded-card focus-visible:outline-offset-[-3px]"
      />
    </li>
  );
}

/** The code, the phone number and the UTR; beside a UTR a phone's screen has no room for the number. */
function Identifiers({ booking: { confirmationCode, contactNumber, upiTransactionId } }: Pick<RowProps, 'booking'>) {
  return (
    <span className="figures flex flex-wrap gap-x-3 text-sm whitespace-nowrap text-quiet max-md:w-full md:ml-auto">
      <span>{confirmationCode}</span>
      {contactNumber && <span className={upiTransactionId ? 'max-sm:hidden' : ''}>{contactNumber}</span>}
      {upiTransactionId && <span>UTR {upiTransactionId}</span>}
    </span>
  );
}
