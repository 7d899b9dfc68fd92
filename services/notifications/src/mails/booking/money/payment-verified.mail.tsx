import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../../current-bookings.ts';
import type { Attachments, Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { PaymentDecidedPayload } from '../../mail-payloads.ts';
import { Code, DetailsTable } from '../../components/details-table.tsx';
import { Action, Heading, Note, Paragraph, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { ArrivalDetails, DirectionsAction, WhatToBring } from '../components/arrival.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { Amounts, StayDetails } from '../components/stay-details.tsx';
import { bookingLink } from '../booking-links.ts';
import { amountRequestedOf, dueOf, hasToPay, laterText, paidOf } from '../booking-values.ts';
import { hasBegun } from '@farmhouse/contracts/bookings/stay/has-begun';
import { NearestFree } from '../components/nearest-free.tsx';
import { Overpaid } from '../components/overpaid.tsx';
import { PayPanel } from '../components/pay-panel.tsx';
import { stayCalendar } from '../stay-calendar.ts';
import { upiQr } from '../components/upi-qr.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

type Data = MailData<PaymentDecidedPayload>;

interface Outcome {
  title: string;
  preview: string;
  text(data: Data): string;
}

const contactYou = ({ booking }: Data) =>
  booking.contactNumber ? `Our team will call you on ${booking.contactNumber}` : 'Our team will write to you';

/**
 * What the verified payment means for the stay; a booking stays pending only when its dates were taken. Rule: payments
 * are verified by the owner.
 */
const OUTCOMES: Record<BookingStatus, Outcome> = {
  confirmed: {
    title: 'Your stay is confirmed',
    preview: 'We look forward to your visit.',
    text: ({ house }) =>
      `${house.name} is yours: your payment has arrived. Open the attached file to add the stay to your calendar.`,
  },
  pending: {
    title: 'Your payment has arrived',
    preview: 'We will contact you about your dates.',
    text: (data) =>
      `Your stay itself is not confirmed yet: the house is no longer free on your dates. ${contactYou(data)} to find dates that suit you.`,
  },
  cancelled: {
    title: 'Your payment has arrived',
    preview: 'We will contact you about it.',
    text: (data) => `Your booking has been cancelled, though. ${contactYou(data)} about your money.`,
  },
  completed: {
    title: 'Your payment has arrived',
    preview: 'Thank you for staying with us.',
    text: ({ house }) => `We hope you enjoyed your stay at ${house.name}.`,
  },
};

/** The outcome of a confirmed stay from check-in on. */
const BEGUN: Outcome = {
  title: 'Your payment has arrived',
  preview: 'Enjoy your stay.',
  text: ({ house }) => `Your payment has arrived. Enjoy your stay at ${house.name}.`,
};

const isConfirmed = ({ booking }: Pick<Data, 'booking'>) => booking.status === 'confirmed';

/** True if the payment confirms a stay that is still ahead. */
const isAhead = ({ booking }: Pick<Data, 'booking'>, now: Date) => isConfirmed({ booking }) && !hasBegun(booking, now);

const outcomeOf = (data: Data): Outcome =>
  isConfirmed(data) && !isAhead(data, data.now) ? BEGUN : OUTCOMES[data.booking.status];

/** True if more is asked for; never for dates that are taken, which leave the booking pending. Rule: taken dates. */
const isPayable = ({ booking }: Data) => hasToPay(booking) && booking.status !== 'pending';

/** The owner has found the guest's money; the stay is confirmed, too, unless its dates were taken. */
export class PaymentVerifiedMail implements Mail<PaymentDecidedPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly liftsMailboxLimit = true;
  readonly template: MailTemplate<PaymentDecidedPayload> = {
    name: 'Payment verified',
    moment: 'payment',
    when: 'You have verified a payment, which confirms the stay; the receipt is at the link to the booking.',
    isMandatory: true,
    subject: 'Payment verified, your stay is confirmed: {{booking_code}}',
    body: 'Thank you, {{guest_first_name}}. {{house_name}} is yours: your payment has arrived. Open the attached file to add the stay to your calendar.',
    fields: KNOWN_GUEST_FIELDS,
    fits: isAhead,
    example: {
      status: 'confirmed',
      paymentStatus: 'verified',
      due: 0,
      upiTransactionId: '412345678901',
      paymentMethod: 'upi',
    },
  };

  subjectLine(data: Data): string {
    const { confirmationCode } = data.booking;
    return isAhead(data, data.now)
      ? `Payment verified, your stay is confirmed: ${confirmationCode}`
      : `Payment verified: ${confirmationCode}`;
  }

  preview(data: Data): string {
    return outcomeOf(data).preview;
  }

  body(data: Data): ReactElement {
    const { booking, note, house } = data;
    const { title, text } = outcomeOf(data);
    return (
      <>
        <Title status="Payment verified" tone={isConfirmed(data) ? 'garden' : 'marigold'}>
          {title}
        </Title>
        {booking.status !== 'pending' && <Amounts booking={booking} />}
        <OpeningParagraph>
          Thank you, {firstName(booking.fullName)}. {text(data)}
        </OpeningParagraph>
        {note && <Note title="From our team">{note}</Note>}
        <Heading>{booking.status === 'pending' ? 'The dates you asked for' : 'Your stay'}</Heading>
        <StayDetails booking={booking} />
        <DetailsTable
          rows={[
            ['Paid', formatRupees(paidOf(booking))],
            ['Paid by', booking.paymentMethod && PAYMENT_METHOD_NAMES[booking.paymentMethod]],
            ['UTR number', booking.upiTransactionId && <Code key="utr">{booking.upiTransactionId}</Code>],
          ]}
        />
        <Overpaid booking={booking} />
        {isConfirmed(data) && !isPayable(data) && laterText(booking) && <Paragraph>{laterText(booking)}</Paragraph>}
        {isPayable(data) && (
          <>
            <Heading>Still to pay</Heading>
            <Paragraph>
              {formatRupees(paidOf(booking))} of {formatRupees(booking.finalTotal)} has arrived;{' '}
              {formatRupees(amountRequestedOf(booking))} is still to be paid
              {dueOf(booking) > amountRequestedOf(booking) ? ' now' : ''}.
            </Paragraph>
            <PayPanel data={data} />
          </>
        )}
        <Action href={bookingLink(data)}>See your booking</Action>
        <NearestFree data={data} />
        {isConfirmed(data) && (
          <>
            <ArrivalDetails house={house} />
            <DirectionsAction house={house} />
            {isAhead(data, data.now) && <WhatToBring house={house} />}
          </>
        )}
      </>
    );
  }

  async attachments(data: Data): Promise<Attachments> {
    return [...(isPayable(data) ? await upiQr(data) : []), ...(isConfirmed(data) ? stayCalendar(data) : [])];
  }

  /** The booking was deleted. */
  async isOutdated({ booking }: PaymentDecidedPayload, bookings: CurrentBookings): Promise<boolean> {
    return (await bookings.booking(booking)).deleted;
  }

  /** The guest's money has arrived also if the booking was cancelled since. Rule: taken dates. */
  async withChanges(payload: PaymentDecidedPayload, bookings: CurrentBookings): Promise<PaymentDecidedPayload> {
    const { status } = await bookings.booking(payload.booking);
    return status === 'cancelled' ? { ...payload, booking: { ...payload.booking, status } } : payload;
  }
}
