import { useId, type ReactNode } from 'react';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { OwnersDay, StayOfDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import { formatClock, formatDay, formatInstant } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';

import { AMOUNTS_DUE } from '../navigation/paths.ts';
import { Panel } from '../ui/panel.tsx';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { MoreLink } from './more-link.tsx';
import { shownOverdue } from './overdue.ts';
import { useOwnersDay } from './overview.api.ts';
import { StayRow } from './stay-row.tsx';

interface TodayProps {
  /** The next confirmed stays; undefined while loading. */
  next: readonly BookingView[] | undefined;
}

/** Today's arrivals, departures and stays in progress, and overdue payments. */
export function Today({ next }: TodayProps) {
  const { data: day, isError, refetch } = useOwnersDay();
  return (
    <Panel title="Today" aside={day && <span className="text-sm text-quiet">{formatDay(day.date)}</span>}>
      {!day && (isError ? <ErrorState what="Today’s stays" onRetry={refetch} /> : <LoadingState rows={3} />)}
      {day && <Day day={day} next={next?.find(({ checkinDate }) => checkinDate > day.date)} />}
    </Panel>
  );
}

function Day({ day, next }: { day: OwnersDay; next: BookingView | undefined }) {
  const { date, arrivals, departures, inHouse } = day;
  const overdue = shownOverdue(day);
  return (
    <div className="grid pb-2">
      <p className="px-4 pb-3 sm:px-5">
        {inHouse.length === 0 ? 'The house is empty now.' : `In the house: ${inHouse.map(presence(date)).join('; ')}.`}
        {arrivals.length + departures.length === 0 && ' No arrivals or departures today.'}
        {arrivals.length === 0 && next && (
          <span className="text-quiet">
            {' '}
            Next: {next.fullName}, {formatDay(next.checkinDate)}.
          </span>
        )}
      </p>
      <Stays title="Arriving" stays={arrivals} timeOf={({ checkinTime }) => `from ${formatClock(checkinTime)}`} />
      <Stays title="Leaving" stays={departures} timeOf={(stay) => `by ${formatClock(checkoutTimeOf(stay))}`} />
      <Stays title="Payments overdue" stays={overdue.stays} total={overdue.total} timeOf={deadlineOf}>
        <p className="px-4 text-sm sm:px-5">
          <MoreLink count={overdue.more} to={AMOUNTS_DUE} one="overdue payment" many="overdue payments" />
        </p>
      </Stays>
    </div>
  );
}

/** `Asha Rao, 12 guests, until 11:00 am` */
const presence = (today: string) => (stay: StayOfDay) => {
  const end = formatClock(checkoutTimeOf(stay));
  const until = stay.checkoutDate === today ? end : `${formatDay(stay.checkoutDate)}, ${end}`;
  return `${stay.fullName}, ${formatGuests(stay.guestCount)}, until ${until}`;
};

/** `since Sat, 21 Nov 2026, 2:00 pm`; of a stay that is over, also when its guest left. */
function deadlineOf({ status, checkoutDate, paymentDeadline }: StayOfDay): string {
  const since = paymentDeadline ? `since ${formatInstant(new Date(paymentDeadline))}` : '';
  return status === 'completed' ? `left on ${formatDay(checkoutDate)}, due ${since}` : since;
}

interface StaysProps {
  title: string;
  stays: readonly StayOfDay[];
  /** More than `stays` if they are not all. */
  total?: number;
  timeOf: (stay: StayOfDay) => ReactNode;
  /** Shown below them. */
  children?: ReactNode;
}

function Stays({ title, stays, total = stays.length, timeOf, children }: StaysProps) {
  const id = useId();
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3">
      <h4 id={id} className="px-4 font-text text-sm font-semibold text-quiet sm:px-5">
        {title} ({total})
      </h4>
      <ul className="divide-y divide-line">
        {stays.map((stay) => (
          <StayRow key={stay.id} stay={stay} time={timeOf(stay)} />
        ))}
      </ul>
      {children}
    </section>
  );
}
