import { whenToPay } from '@farmhouse/contracts/bookings/when-to-pay';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentFacts } from '../current-facts.ts';
import type { Mail } from '../mail.ts';
import type { ReminderPayload } from '../mail-payloads.ts';
import { Action, Heading, Paragraph, Title } from '../parts/parts.tsx';
import { firstName } from '../parts/first-name.ts';
import type { MailTemplate } from '../template/mail-template.ts';
import { Opening } from '../template/prose.tsx';
import { ArrivalFacts, DirectionsAction, WhatToBring } from './arrival.tsx';
import { BOOKING, BOOKING_GUEST } from './booking-recipients.ts';
import { Amounts, StayFacts } from './booking-facts.tsx';
import { bookingLink, paymentLink } from './booking-links.ts';
import { askedOf, isBeingChecked, hasToPay, laterText, type BookingMailData } from './booking-values.ts';
import { KNOWN_GUEST_FIELDS } from './booking-fields.ts';
import { isSameStay } from './same-stay.ts';

function Payment({ data }: { data: BookingMailData }) {
  const { booking, place, now } = data;
  if (isBeingChecked(booking)) return <Paragraph>We are still checking your payment.</Paragraph>;
  if (!hasToPay(booking)) return null;
  return (
    <>
      <Heading>Still to pay: {formatRupees(askedOf(booking))}</Heading>
      {laterText(booking) && <Paragraph>{laterText(booking)}</Paragraph>}
      {place.upiId ? (
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

/** The stay begins soon. */
export class CheckinReminderMail implements Mail<ReminderPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly hasPicture = true;
  readonly template: MailTemplate<ReminderPayload> = {
    name: 'Check-in reminder',
    moment: 'stay',
    when: 'The stay begins in 3 days, and again in 1 day.',
    subject: 'Your stay begins on {{checkin_day}}: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, we are getting {{house_name}} ready for you. Check-in is from {{checkin_time}}.',
    fields: KNOWN_GUEST_FIELDS,
    example: { status: 'confirmed' },
  };

  subjectLine({ booking }: BookingMailData): string {
    return `Your stay begins on ${formatDay(booking.checkinDate)}: ${booking.confirmationCode}`;
  }

  preview({ booking }: BookingMailData): string {
    return `Check-in is from ${formatClock(booking.checkinTime)}. Everything for your arrival.`;
  }

  body(data: BookingMailData): ReactElement {
    const { booking, place } = data;
    return (
      <>
        <Title status="See you soon" tone="garden">
          Your stay begins on {formatDay(booking.checkinDate)}
        </Title>
        <Amounts booking={booking} />
        <Opening>
          Hello {firstName(booking.fullName)}, we are getting {place.name} ready for you. Check-in is from{' '}
          {formatClock(booking.checkinTime)}.
        </Opening>
        <StayFacts booking={booking} />
        <ArrivalFacts place={place} />
        <DirectionsAction place={place} />
        <WhatToBring />
        <Payment data={data} />
        {!hasToPay(booking) && (
          <Action quiet href={bookingLink(data)}>
            See your booking
          </Action>
        )}
      </>
    );
  }

  isScheduled({ manual = false }: ReminderPayload): boolean {
    return !manual;
  }

  /**
   * The stay was cancelled, has begun, has other dates or hours than the mail says, or the owner has paused messages.
   */
  async isOutdated({ booking, manual = false }: ReminderPayload, facts: CurrentFacts, now: Date): Promise<boolean> {
    const current = await facts.booking(booking);
    const { deleted, status, checkinDate, checkinTime, messagesPaused = false } = current;
    if (messagesPaused && !manual) return true;
    if (deleted || status !== 'confirmed' || istInstant(checkinDate, checkinTime) <= now) return true;
    return !isSameStay(current, booking);
  }
}
