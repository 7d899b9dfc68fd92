import { useState } from 'react';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { useBookingDetails } from '../booking-shared/api/booking-details.api.ts';
import { DeclineButton } from '../booking-shared/status/decline-button.tsx';
import { daysText } from '../booking-shared/stay/stay-text.ts';
import { allCompete, competitorsOf, type CompetingGroup } from './competing-groups.ts';
import { ConfirmationRow } from './confirmation-row.tsx';

/** Up to this many requests from other pages are fetched without a click. */
const FEW = 5;

/** A group of competing requests, each with its own competitors; those on other pages are fetched. */
export function CompetingRows({ group: { bookings, anchor, missing } }: { group: CompetingGroup }) {
  const [wantsAll, setWantsAll] = useState(false);
  const isFetched = missing > 0 && (wantsAll || missing <= FEW);
  const { data, isFetching } = useBookingDetails(isFetched ? anchor.id : undefined);
  const known = new Set(bookings.map(({ id }) => id));
  const elsewhere = isFetched ? (data?.competing ?? []).filter(({ id }) => !known.has(id)) : [];
  const all = [...bookings, ...elsewhere];
  const left = Math.max(missing - elsewhere.length, 0);
  if (all.length + left === 1) return <ConfirmationRow booking={anchor} />;
  const isExclusive = left === 0 && allCompete(all);
  const taken = all.filter(({ datesTakenBy }) => datesTakenBy !== null);
  const areTaken = taken.length === all.length;
  const headingId = `competing-${anchor.id}`;
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-marigold bg-marigold-soft p-3">
      <h2 id={headingId} className="font-text text-base font-semibold">
        {all.length + left} requests {areTaken ? 'cannot have' : isExclusive ? 'compete for' : 'overlap in part,'}{' '}
        <span className="whitespace-nowrap">{daysText(spanOf(all))}</span>
      </h2>
      <p className="mb-3 text-sm">
        {areTaken
          ? 'Decline them: each guest is offered the free dates.'
          : isExclusive
            ? 'Confirm one. The others stay pending until you answer them.'
            : 'Some of them fit together. Each says below which others it competes with.'}
      </p>
      <div className="grid gap-3">
        {all.map((booking) => (
          <ConfirmationRow
            key={booking.id}
            booking={booking}
            confirmLabel="Confirm this one"
            competitors={competitorsOf(booking, all)}
          />
        ))}
      </div>
      {taken.length > 1 && (
        <div className="mt-3">
          <DeclineButton bookings={taken} />
        </div>
      )}
      {left > 0 && !isFetched && (
        <Button className="mt-3" loading={isFetching} onClick={() => setWantsAll(true)}>
          Show {left} more
        </Button>
      )}
    </section>
  );
}

function spanOf(bookings: readonly BookingView[]): Pick<BookingView, 'checkinDate' | 'checkoutDate'> {
  const [checkinDate = ''] = bookings.map((booking) => booking.checkinDate).sort();
  const checkoutDate =
    bookings
      .map((booking) => booking.checkoutDate)
      .sort()
      .at(-1) ?? checkinDate;
  return { checkinDate, checkoutDate };
}
