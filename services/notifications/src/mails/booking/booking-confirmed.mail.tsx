import { hasBegun } from '@farmhouse/contracts/bookings/stay/has-begun';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { firstName } from '@farmhouse/contracts/text/first-name';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Attachments, Mail } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';
import { Action, Heading, Paragraph, Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph } from '../template/prose.tsx';
import { ArrivalDetails, DirectionsAction, WhatToBring } from './components/arrival.tsx';
import { BOOKING, BOOKING_GUEST } from './booking-recipients.ts';
import { Amounts, PriceLines, StayDetails } from './components/stay-details.tsx';
import { bookingLink } from './booking-links.ts';
import { isBeingChecked, hasToPay, type BookingMailData } from './booking-values.ts';
import { PayPanel } from './components/pay-panel.tsx';
import { stayCalendar } from './stay-calendar.ts';
import { upiQr } from './components/upi-qr.ts';
import { KNOWN_GUEST_FIELDS } from './booking-fields.ts';

/** True while money is missing or not verified: until then the dates are confirmed, and not yet the stay. */
const isMoneyOpen = (booking: BookingMailData['booking']) => hasToPay(booking) || isBeingChecked(booking);
const titleOf = (booking: BookingMailData['booking']) =>
  isMoneyOpen(booking) ? 'Your dates are confirmed' : 'Your stay is confirmed';

/** The owner has confirmed the stay; it may still have to be paid. */
export class BookingConfirmedMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly liftsMailboxLimit = true;
  readonly hasPicture = true;
  readonly template: MailTemplate<BookingPayload> = {
    name: 'Booking confirmed',
    moment: 'booking',
    when: 'You have confirmed the dates of a stay.',
    isMandatory: true,
    subject: '{{what_is_confirmed}}: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, {{house_name}} is yours. Open the attached file to add the stay to your calendar.',
    fields: {
      ...KNOWN_GUEST_FIELDS,
      what_is_confirmed: { label: 'What is confirmed', value: ({ booking }) => titleOf(booking) },
    },
    example: { status: 'confirmed' },
  };

  subjectLine({ booking }: BookingMailData): string {
    return `${titleOf(booking)}: ${booking.confirmationCode}`;
  }

  preview({ booking, now }: BookingMailData): string {
    if (hasBegun(booking, now)) return 'Everything for your stay.';
    return `We look forward to seeing you on ${formatDay(booking.checkinDate)}.`;
  }

  body(data: BookingMailData): ReactElement {
    const { booking, house, now } = data;
    const begun = hasBegun(booking, now);
    return (
      <>
        <Title status="Confirmed" tone="garden">
          {titleOf(booking)}
        </Title>
        <Amounts booking={booking} />
        <OpeningParagraph>
          Hello {firstName(booking.fullName)},{' '}
          {begun
            ? `here is everything for your stay at ${house.name}.`
            : `${house.name} is yours. Open the attached file to add the stay to your calendar.`}
        </OpeningParagraph>
        <StayDetails booking={booking} />
        <ArrivalDetails house={house} />
        {isBeingChecked(booking) && (
          <Paragraph>We are still checking your payment and write to you about it.</Paragraph>
        )}
        {hasToPay(booking) ? (
          <>
            <Heading>Still to pay</Heading>
            <PayPanel data={data} />
          </>
        ) : (
          <Action href={bookingLink(data)}>See your booking</Action>
        )}
        <DirectionsAction house={house} />
        {!begun && <WhatToBring house={house} />}
        <Heading>Your price</Heading>
        <PriceLines booking={booking} />
      </>
    );
  }

  async attachments(data: BookingMailData): Promise<Attachments> {
    return [...(await upiQr(data)), ...stayCalendar(data)];
  }

  /** The stay was cancelled or deleted. */
  async isOutdated({ booking }: BookingPayload, bookings: CurrentBookings): Promise<boolean> {
    const { deleted, status } = await bookings.booking(booking);
    return deleted || status === 'cancelled';
  }
}
