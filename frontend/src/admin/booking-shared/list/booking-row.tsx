import type { ReactNode } from 'react';
import { PhoneOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { agoText } from '../../ui/ago.ts';
import { useNarrow } from '../../ui/use-screen.ts';
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import { BookingStates } from '../status/status-tags.tsx';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { telLink } from '@farmhouse/contracts/text/phone';
import { listedDaysText } from '../stay/stay-text.ts';
import { useOpenBooking } from './use-open-booking.ts';
import { GuestHeading } from './guest-heading.tsx';

interface BookingRowProps {
  booking: BookingView;
  /** Further tags beside the statuses. */
  badges?: ReactNode;
  /** Further lines of the section, below the stay. */
  children?: ReactNode;
  actions?: ReactNode;
  /** True if the payment status is shown even when no payment is expected any more. */
  alwaysPayment?: boolean;
}

/** A booking in a list: guest, price, stay, special requests in one line, statuses and actions. */
export function BookingRow({ booking, badges, children, actions, alwaysPayment }: BookingRowProps) {
  const { open } = useOpenBooking();
  const isNarrow = useNarrow();
  const { id, fullName, confirmationCode, contactNumber, email, guestCount, finalTotal } = booking;
  const { status, createdAt, specialRequests } = booking;
  const isPending = status === 'pending';
  const nameId = `booking-${id}-name`;
  return (
    <article
      aria-labelledby={nameId}
      className="panel grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 p-3 lg:gap-x-6 lg:p-4"
    >
      <GuestHeading id={nameId} fullName={fullName} confirmationCode={confirmationCode} />
      <p className="figures text-right font-semibold lg:text-lg">{formatRupees(finalTotal)}</p>
      <div className="min-w-0 max-lg:col-span-2">
        <p>
          <span className="whitespace-nowrap">
            {listedDaysText(booking)} <span className="text-quiet">·</span>
          </span>{' '}
          <span className="whitespace-nowrap text-quiet">
            {formatGuests(guestCount)}
            {isPending && ' ·'}
          </span>{' '}
          {isPending && (
            <span className="text-sm whitespace-nowrap text-quiet">asked {agoText(createdAt, new Date())}</span>
          )}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <BookingStates booking={booking} alwaysPayment={alwaysPayment} />
          {badges}
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm">
          {contactNumber && <PhoneLink number={contactNumber} />}
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
      <div className="flex flex-wrap gap-2 max-lg:col-span-2 max-lg:mt-1 lg:max-w-xl lg:content-end lg:justify-end">
        {actions}
        {isNarrow && contactNumber && (
          <Button
            icon={<PhoneOutlined aria-hidden />}
            aria-label={`Call ${contactNumber}`}
            href={telLink(contactNumber)}
          />
        )}
        <Button onClick={() => open(id)} aria-label={`Details of ${confirmationCode}`}>
          Details
        </Button>
      </div>
    </article>
  );
}
