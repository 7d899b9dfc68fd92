import type { ReactNode } from 'react';
import { daysBetween } from '@farmhouse/contracts/bookings/stay';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatNights, formatSiteClock, formatSiteDay } from '@farmhouse/contracts/text/dates';
import { isGuest, type SeenBooking } from './guest-booking.api.ts';

/** Dates, guests and price of a booking; all details only if this browser has the guest token. */
export function BookingFacts({ booking }: { booking: SeenBooking }) {
  const guest = isGuest(booking) ? booking : undefined;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name="Check-in">
        {formatSiteDay(booking.checkinDate)}, {formatSiteClock(booking.checkinTime)}
      </Fact>
      <Fact name="Check-out">
        {formatSiteDay(booking.checkoutDate)}, {formatSiteClock(booking.checkoutTime)}
      </Fact>
      <Fact name="Stay">
        {formatNights(daysBetween(booking.checkinDate, booking.checkoutDate))}, {booking.guestCount}{' '}
        {booking.guestCount === 1 ? 'guest' : 'guests'}
      </Fact>
      <Fact name="Name">{guest?.fullName ?? booking.maskedName}</Fact>
      {guest && <Fact name="Phone">{guest.contactNumber}</Fact>}
      {guest?.email && <Fact name="Email">{guest.email}</Fact>}
      {guest && guest.selectedServices.length > 0 && (
        <Fact name="Services">{guest.selectedServices.map(({ name }) => name).join(', ')}</Fact>
      )}
      {guest?.specialRequests && (
        <Fact name="Special requests" wide>
          {guest.specialRequests}
        </Fact>
      )}
      <Fact name="Total">
        <strong className="tabular-nums">{formatRupees(booking.finalTotal)}</strong>
        {booking.discountAmount > 0 && (
          <span className="text-quiet">
            {' '}
            after {formatRupees(booking.discountAmount)} off{guest?.couponCode ? ` (${guest.couponCode})` : ''}
          </span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-full' : ''}`}>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-medium whitespace-pre-line">{children}</dd>
    </div>
  );
}
