import type { BookingDetails, BookingMailView } from '@farmhouse/contracts/bookings/admin-booking';
import { formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { UnsentMail } from './unsent-mail.tsx';

/** What mails are called here, where their kind alone would not say it. */
const NAMES: Partial<Record<string, string>> = {
  'request-received-owner': 'New request, to you',
  'payment-instructions': 'How to pay',
  'payment-received': 'UTR received',
  'payment-received-owner': 'UTR received, to you',
  'payment-failed': 'Payment not found',
  'booking-cancelled-owner': 'Booking cancelled, to you',
  'stay-changed-owner': 'Request changed, to you',
  'change-requested-owner': 'Change wanted, to you',
  'checkin-reminder': 'Check-in reminder',
  'calendar-clash-owner': 'Clash with another calendar, to you',
};

const STATES: Record<BookingMailView['status'], [BadgeTone, string]> = {
  queued: ['yellow', 'On its way'],
  delivered: ['green', 'Delivered'],
  failed: ['red', 'Not delivered'],
};

/** `booking-confirmed` is called `Booking confirmed`. */
const nameOf = (kind: string) => {
  const words = kind.replaceAll('-', ' ');
  return NAMES[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** Mails about a booking with recipient, time and delivery status, newest first; what was not sent can be sent again. */
export function SentMails({ booking }: { booking: Pick<BookingDetails, 'id' | 'mails' | 'email'> }) {
  const { id: bookingId, mails, email } = booking;
  const newestFirst = [...mails].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <PanelSection title="Emails">
      {!email && <p className="mb-2 text-quiet">The customer gave no email.</p>}
      {email && mails.length === 0 && <p className="text-quiet">Nothing has been sent yet.</p>}
      <ul className="divide-y divide-line">
        {newestFirst.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2 first:pt-0">
            <span className="font-semibold">{nameOf(mail.kind)}</span>
            <Badge tone={STATES[mail.status][0]}>{STATES[mail.status][1]}</Badge>
            <span className="ml-auto text-sm text-quiet">{formatBookingsInstant(mail.deliveredAt ?? mail.at)}</span>
            <span className="w-full text-sm wrap-anywhere text-quiet">{mail.recipient}</span>
            {mail.status === 'failed' && <UnsentMail bookingId={bookingId} mail={mail} name={nameOf(mail.kind)} />}
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
