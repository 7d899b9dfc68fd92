import type { BookingDetails, BookingMailView } from '@farmhouse/contracts/bookings/admin-booking';
import type { MailKind } from '@farmhouse/contracts/mails/mails';
import { formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { PanelSection } from '../ui/panel-section.tsx';

const KINDS: Record<MailKind<'booking'>, string> = {
  'request-received': 'Request received',
  'request-received-owner': 'New request, to you',
  'payment-instructions': 'How to pay',
  'payment-received': 'UTR received',
  'payment-received-owner': 'UTR received, to you',
  'payment-verified': 'Payment verified',
  'payment-failed': 'Payment not found',
  'booking-confirmed': 'Booking confirmed',
  'booking-cancelled': 'Booking cancelled',
  'checkin-reminder': 'Check-in reminder',
};

const STATES: Record<BookingMailView['status'], [BadgeTone, string]> = {
  queued: ['yellow', 'On its way'],
  delivered: ['green', 'Delivered'],
  failed: ['red', 'Not delivered'],
};

const nameOf = (kind: string) => (KINDS as Record<string, string>)[kind] ?? kind;

/** Mails about a booking with recipient, time and delivery status; newest first. */
export function SentMails({ booking }: { booking: Pick<BookingDetails, 'mails' | 'email'> }) {
  const { mails, email } = booking;
  const newestFirst = [...mails].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <PanelSection title="Emails">
      {!email && <p className="mb-2 text-quiet">The customer gave no email.</p>}
      {email && mails.length === 0 && <p className="text-quiet">Nothing has been sent yet.</p>}
      <ul className="divide-y divide-line">
        {newestFirst.map(({ id, kind, recipient, status, at, deliveredAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2 first:pt-0">
            <span className="font-semibold">{nameOf(kind)}</span>
            <Badge tone={STATES[status][0]}>{STATES[status][1]}</Badge>
            <span className="ml-auto text-sm text-quiet">{formatBookingsInstant(deliveredAt ?? at)}</span>
            <span className="w-full text-sm wrap-anywhere text-quiet">{recipient}</span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
