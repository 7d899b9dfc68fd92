import { useState } from 'react';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { useBookingDetails } from '../booking-shared/booking-details.api.ts';
import { daysText } from '../booking-shared/stay-text.ts';
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
  const headingId = `competing-${anchor.id}`;
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-marigold bg-marigold-soft p-3">
      <h2 id={headingId} className="font-text text-base font-semibold">
        {all.length + left} requests {isExclusive ? 'compete for' : 'overlap in part,'}{' '}
        <span className="whitespace-nowrap">{daysText(spanOf(all))}</span>
      </h2>
      <p className="mb-3 text-sm">
        {isExclusive
          ? 'Confirm one. The others stay pending until you answer them.'
          : 'Some of them fit together. Each says below which others it clashes with.'}
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
