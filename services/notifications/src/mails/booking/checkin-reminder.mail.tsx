import { whenToPay } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Mail } from '../mail.ts';
import type { ReminderPayload } from '../mail-payloads.ts';
import { Action, Heading, Paragraph, Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph } from '../template/prose.tsx';
import { ArrivalDetails, DirectionsAction, WhatToBring } from './components/arrival.tsx';
import { BOOKING, BOOKING_GUEST } from './booking-recipients.ts';
import { Amounts, StayDetails } from './components/stay-details.tsx';
import { bookingLink, paymentLink } from './booking-links.ts';
import { amountRequestedOf, isBeingChecked, hasToPay, laterText, type BookingMailData } from './booking-values.ts';
import { KNOWN_GUEST_FIELDS } from './booking-fields.ts';
import { hasBegun } from '@farmhouse/contracts/bookings/stay/has-begun';
import { isSameStay } from './same-stay.ts';

function Payment({ data }: { data: BookingMailData }) {
  const { booking, house, now } = data;
  if (isBeingChecked(booking)) return <Paragraph>We are still checking your payment.</Paragraph>;
  if (!hasToPay(booking)) return null;
  return (
    <>
      <Heading>Still to pay: {formatRupees(amountRequestedOf(booking))}</Heading>
      {laterText(booking) && <Paragraph>{laterText(booking)}</Paragraph>}
      {house.upiId ? (
        <>
          <Paragraph>{whenToPay(booking, now)}</Paragraph>
          <Action href={paymentLink(data)}>Pay by UPI</Action>
        </>
      ) : (
        <Paragraph>Our team will share the payment details with you.</Paragraph>
      )}
    </>
  );
}

const headline = (booking: BookingSnapshot, now: Date) =>
  `Your stay ${hasBegun(booking, now) ? 'began' : 'begins'} on ${formatDay(booking.checkinDate)}`;

/** The stay begins soon, or has begun when the owner sends it only then. */
export class CheckinReminderMail implements Mail<ReminderPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly hasPicture = true;
  readonly template: MailTemplate<ReminderPayload> = {
    name: 'Check-in reminder',
    moment: 'stay',
    when: 'The stay begins in 3 days, and again in 1 day. Also whenever you send it yourself, even while it is off.',
    subject: 'Your stay begins on {{checkin_day}}: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, we are getting {{house_name}} ready for you. Check-in is from {{checkin_time}}.',
    fields: KNOWN_GUEST_FIELDS,
    fits: ({ booking }, now) => !hasBegun(booking, now),
    example: { status: 'confirmed' },
  };

  subjectLine({ booking, now }: BookingMailData): string {
    return `${headline(booking, now)}: ${booking.confirmationCode}`;
  }

  preview({ booking, now }: BookingMailData): string {
    if (hasBegun(booking, now)) return 'Everything for your stay.';
    return `Check-in is from ${formatClock(booking.checkinTime)}. Everything for your arrival.`;
  }

  body(data: BookingMailData): ReactElement {
    const { booking, house, now } = data;
    const begun = hasBegun(booking, now);
    return (
      <>
        <Title status={begun ? 'Your stay' : 'See you soon'} tone="garden">
          {headline(booking, now)}
        </Title>
        <Amounts booking={booking} />
        {begun ? (
          <OpeningParagraph>
            Hello {firstName(booking.fullName)}, here is everything for your stay at {house.name}.
          </OpeningParagraph>
        ) : (
          <OpeningParagraph>
            Hello {firstName(booking.fullName)}, we are getting {house.name} ready for you. Check-in is from{' '}
            {formatClock(booking.checkinTime)}.
          </OpeningParagraph>
        )}
        <StayDetails booking={booking} />
        <ArrivalDetails house={house} />
        <DirectionsAction house={house} />
        {!begun && <WhatToBring house={house} />}
        <Payment data={data} />
        {!hasToPay(booking) && (
          <Action quiet href={bookingLink(data)}>
            See your booking
          </Action>
        )}
      </>
    );
  }

  isScheduled(payload: ReminderPayload): boolean {
    return !this.isRequested(payload);
  }

  isRequested({ manual = false }: ReminderPayload): boolean {
    return manual;
  }

  /**
   * True if the stay was cancelled, or has other dates or hours than the mail says. One that the owner did not ask for
   * is outdated also when the stay has begun or messages are paused.
   */
  async isOutdated(
    { booking, manual = false }: ReminderPayload,
    bookings: CurrentBookings,
    now: Date,
  ): Promise<boolean> {
    const current = await bookings.booking(booking);
    if (!manual && (current.messagesPaused || hasBegun(current, now))) return true;
    return current.deleted || current.status !== 'confirmed' || !isSameStay(current, booking);
  }
}
