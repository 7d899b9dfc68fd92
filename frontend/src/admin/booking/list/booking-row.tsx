import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { BookingStates } from '../status/status-tags.tsx';
import { daysText, guestsText } from '../stay/stay-text.ts';
import { useOpenBooking } from '../details/use-open-booking.ts';
import { GuestHeading } from './guest-heading.tsx';

interface BookingRowProps {
  booking: BookingView;
  /** Further marks beside the states. */
  badges?: ReactNode;
  /** Further lines of the section, below the stay. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A booking in a list: guest, stay, number of guests, price and actions. */
export function BookingRow({ booking, badges, children, actions }: BookingRowProps) {
  const { open } = useOpenBooking();
  const { id, fullName, confirmationCode, contactNumber, email, guestCount, finalTotal } = booking;
  const { status, createdAt, specialRequests } = booking;
  const nameId = `booking-${id}-name`;
  return (
    <article aria-labelledby={nameId} className="panel grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <GuestHeading
          id={nameId}
          fullName={fullName}
          confirmationCode={confirmationCode}
          askedAt={status === 'pending' ? createdAt : undefined}
        />
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <BookingStates booking={booking} />
          {badges}
        </div>
        <p className="mt-1">
          {daysText(booking)} <span className="whitespace-nowrap text-quiet">· {guestsText(guestCount)}</span>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <PhoneLink number={contactNumber} />
          {email && <EmailLink email={email} />}
        </p>
        {specialRequests && (
          <p className="truncate text-sm" title={specialRequests}>
            <span className="text-quiet">Asks for: </span>
            {specialRequests}
          </p>
        )}
        {children}
      </div>
      <div className="flex flex-col gap-3 lg:items-end lg:justify-between">
        <p className="figures text-lg font-semibold">{formatRupees(finalTotal)}</p>
        <div className="flex flex-wrap gap-2 lg:justify-end">
          {actions}
          <Button onClick={() => open(id)} aria-label={`Details of ${confirmationCode}`}>
            Details
          </Button>
        </div>
      </div>
    </article>
  );
}
