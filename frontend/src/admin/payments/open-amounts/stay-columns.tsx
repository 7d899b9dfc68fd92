import { listedDaysText } from '../../booking-shared/stay/stay-text.ts';
import { BookingLink } from '../booking-link.tsx';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';

interface Stay {
  bookingId: number;
  confirmationCode: string;
  fullName: string;
  checkinDate: string;
  checkoutDate: string;
}

/** The booking and its guest; `onOpen` shows its details. */
export const bookingColumn = <T extends Stay>(onOpen: (bookingId: number) => void): RecordColumn<T> => ({
  title: 'Booking',
  onCard: 'headline',
  render: ({ bookingId, confirmationCode: code, fullName }) => (
    <BookingLink code={code} fullName={fullName} onOpen={() => onOpen(bookingId)} />
  ),
});

export const stayColumn = <T extends Stay>(): RecordColumn<T> => ({
  title: 'Stay',
  render: (stay) => <span className="whitespace-nowrap">{listedDaysText(stay)}</span>,
});
