import type { ReactNode } from 'react';
import { daysBetween } from '@farmhouse/contracts/timing/ist';
import { formatClock, formatDay, formatNights } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { isGuest, type VisibleBooking } from '../access/guest-booking.api.ts';

/**
 * Dates, guests and special requests of a booking, without its price; all details only if this browser has the guest
 * token.
 */
export function BookingDetails({ booking }: { booking: VisibleBooking }) {
  const guest = isGuest(booking) ? booking : undefined;
  return (
    <dl className="grid content-start gap-x-8 gap-y-4 sm:grid-cols-2">
      <Detail name="Check-in">
        <DayAndTime day={booking.checkinDate} time={booking.checkinTime} />
      </Detail>
      <Detail name="Check-out">
        <DayAndTime day={booking.checkoutDate} time={booking.checkoutTime} />
      </Detail>
      <Detail name="Stay">
        {formatNights(daysBetween(booking.checkinDate, booking.checkoutDate))}, {formatGuests(booking.guestCount)}
      </Detail>
      <Detail name="Name">{guest?.fullName ?? booking.maskedName}</Detail>
      {guest?.contactNumber && <Detail name="Phone">{guest.contactNumber}</Detail>}
      {guest?.email && <Detail name="Email">{guest.email}</Detail>}
      {guest?.specialRequests && (
        <Detail name="Special requests" wide>
          {guest.specialRequests}
        </Detail>
      )}
    </dl>
  );
}

/** A day and a time, each in one line: `Sat, 21 Nov 2026, 2:00 pm`. */
function DayAndTime({ day, time }: { day: string; time: string }) {
  return (
    <>
      <span className="whitespace-nowrap">{formatDay(day)},</span>{' '}
      <span className="whitespace-nowrap">{formatClock(time)}</span>
    </>
  );
}

function Detail({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-full' : ''}`}>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-medium wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
