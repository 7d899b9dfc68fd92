import { formatDay } from '@farmhouse/contracts/text/dates';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../../current-bookings.ts';
import type { Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { BookingCancelledPayload } from '../../mail-payloads.ts';
import { Note, Paragraph, Title } from '../../components/components.tsx';
import { typedText } from '../../text/typed-text.ts';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph, Prose } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { StayDetails } from '../components/stay-details.tsx';
import { NearestFree } from '../components/nearest-free.tsx';
import { isBeingChecked, paidOf } from '../booking-values.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

type Data = MailData<BookingCancelledPayload>;

const HAPPENED = {
  owner: 'your booking has been cancelled',
  guest: 'you have cancelled your booking',
  system: 'we could not confirm in time the dates that you asked for',
} as const;

/** False if anyone may have requested the stay with another person's address, and cancelled it or let it lapse. */
const isByOwner = ({ by }: BookingCancelledPayload): boolean => by === undefined;

/** What happens to the money; empty when none was paid. */
function RefundWords({ data: { booking, refund, by } }: { data: Data }) {
  if (refund && refund.amount > 0) {
    return (
      <Paragraph>
        We send you <strong>{formatRupees(refund.amount)}</strong> back by {formatDay(refund.dueOn)}
        {refund.refundTo && `, to ${typedText(refund.refundTo)}`}.
      </Paragraph>
    );
  }
  // the owner may have agreed on another refund than that of the terms
  if (refund && by !== 'guest') return <Paragraph>Nothing is paid back for this booking.</Paragraph>;
  if (refund) return <Paragraph>By the terms of the booking nothing is paid back.</Paragraph>;
  const mayHavePaid = isBeingChecked(booking) || (booking.paymentStatus === 'verified' && paidOf(booking) > 0);
  return mayHavePaid ? <Paragraph>Our team will contact you about the payment you made.</Paragraph> : null;
}

/** The booking is cancelled, by the owner or by its guest. */
export class BookingCancelledMail implements Mail<BookingCancelledPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<BookingCancelledPayload> = {
    name: 'Booking cancelled',
    moment: 'change',
    when: 'A booking is cancelled, by you, by its guest, or because nobody answered in time.',
    isMandatory: true,
    subject: 'Your booking is cancelled: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, {{what_happened}} at {{house_name}}. We are sorry that it does not work out this time.\n\nIf this is a surprise to you, please call or write to us.',
    fields: {
      ...KNOWN_GUEST_FIELDS,
      guest_name: {
        ...KNOWN_GUEST_FIELDS.guest_name,
        value: (data) => (isByOwner(data) ? data.booking.fullName : firstName(data.booking.fullName)),
      },
      what_happened: { label: 'What happened', value: ({ by }) => HAPPENED[by ?? 'owner'] },
    },
    example: { status: 'cancelled' },
  };

  subjectLine({ booking }: Data): string {
    return `Your booking is cancelled: ${booking.confirmationCode}`;
  }

  preview({ note, house }: Data): string {
    return note ?? `Your booking at ${house.name} has been cancelled.`;
  }

  body(data: Data): ReactElement {
    const { booking, note, house, by } = data;
    return (
      <>
        <Title status="Cancelled" tone="danger">
          Your booking is cancelled
        </Title>
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, {HAPPENED[by ?? 'owner']} at {house.name}. We are sorry that it does not
          work out this time.
        </OpeningParagraph>
        {note && <Note title="Reason">{note}</Note>}
        <RefundWords data={data} />
        <StayDetails booking={booking} />
        <NearestFree data={data} />
        <Prose>If this is a surprise to you, please call or write to us.</Prose>
      </>
    );
  }

  /** Scheduled when the request lapsed, as it was not answered in time. */
  isScheduled({ by }: BookingCancelledPayload): boolean {
    return by === 'system';
  }

  /** The owner has confirmed or deleted the booking after all, while the mail waited for the morning. */
  async isOutdated({ booking, by }: BookingCancelledPayload, bookings: CurrentBookings): Promise<boolean> {
    if (by !== 'system') return false;
    const { deleted, status } = await bookings.booking(booking);
    return deleted || status !== 'cancelled';
  }

  isLimitedByMailbox(payload: BookingCancelledPayload): boolean {
    return !isByOwner(payload);
  }
}
