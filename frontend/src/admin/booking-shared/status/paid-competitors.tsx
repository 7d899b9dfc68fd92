import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { daysText } from '../stay/stay-text.ts';
import { returnText } from './paid-first.ts';

/** The competing requests whose guests have paid, and what would have to be returned to them. */
export function PaidCompetitors({ paid }: { paid: readonly BookingView[] }) {
  return (
    <ul className="grid gap-3">
      {paid.map((request) => (
        <li key={request.id}>
          <span className="font-semibold wrap-anywhere">{request.fullName}</span>{' '}
          <span className="figures text-sm whitespace-nowrap">{request.confirmationCode}</span>
          <span className="block text-sm">{daysText(request)}</span>
          <span className="block text-sm">{returnText(request)}</span>
        </li>
      ))}
    </ul>
  );
}
