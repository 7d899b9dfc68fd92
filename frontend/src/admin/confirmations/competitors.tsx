import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { daysText } from '../booking-shared/stay/stay-text.ts';
import { PaymentNote } from '../booking-shared/status/status-tags.tsx';
import { Badge } from '../ui/badge.tsx';
import { useNarrow } from '../ui/use-screen.ts';
import { requestedFirst } from './competing-groups.ts';

interface CompetitorsProps {
  booking: BookingView;
  /** The requests that compete with it. */
  competitors: readonly BookingView[];
}

/** Lists the competing requests, with the first to ask and those that have paid; on phones collapsed to one line. */
export function Competitors({ booking, competitors }: CompetitorsProps) {
  const hidden = Math.max(booking.competingRequests - competitors.length, 0);
  const isNarrow = useNarrow();
  const first = hidden === 0 && requestedFirst(booking, competitors) && <Badge tone="green">Asked first</Badge>;
  const list = <CompetitorList booking={booking} competitors={competitors} hidden={hidden} />;
  if (!isNarrow) {
    return (
      <div className="mt-2 text-sm">
        {first}
        {list}
      </div>
    );
  }
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center gap-2 text-terracotta-dark">
        competes with {booking.competingRequests} · <span className="underline">show</span> {first}
      </summary>
      {list}
    </details>
  );
}

function CompetitorList({ booking, competitors, hidden }: CompetitorsProps & { hidden: number }) {
  return (
    <ul aria-label={`Requests that compete with ${booking.confirmationCode}`} className="mt-1 grid gap-1">
      {competitors.map((other) => (
        <li key={other.id} className="flex flex-wrap items-center gap-x-2">
          <span>
            Competes with <span className="font-semibold wrap-anywhere">{other.fullName}</span>{' '}
            <span className="figures whitespace-nowrap text-quiet">{other.confirmationCode}</span>, {daysText(other)}
          </span>
          <span className="text-quiet">{requestedFirst(other, [booking]) ? 'asked before' : 'asked after'}</span>
          <PaymentNote booking={other} />
        </li>
      ))}
      {hidden > 0 && <li className="text-quiet">Competes with {hidden} more: see Details</li>}
    </ul>
  );
}
