import type { ReactElement } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { BookingCancelledPayload } from '../mail-payloads.ts';
import { Action, Heading, Note, Paragraph, Title } from '../parts/parts.tsx';
import { firstName } from '../parts/first-name.ts';
import { BOOKING, BOOKING_GUEST } from './booking-addressees.ts';
import { StayFacts } from './booking-facts.tsx';
import { freeDatesLink } from './booking-links.ts';
import { daysInWords, isBeingChecked } from './booking-values.ts';

type Data = MailData<BookingCancelledPayload>;

/** The owner has cancelled the booking. */
export class BookingCancelledMail implements Mail<BookingCancelledPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;

  subjectLine({ booking }: Data): string {
    return `Your booking is cancelled: ${booking.confirmationCode}`;
  }

  preview({ note, place }: Data): string {
    return note ?? `Your booking at ${place.name} has been cancelled.`;
  }

  body(data: Data): ReactElement {
    const { booking, note, place, nearestFree = [] } = data;
    const mayHavePaid = isBeingChecked(booking) || booking.paymentStatus === 'verified';
    return (
      <>
        <Title status="Cancelled" tone="danger">
          Your booking is cancelled
        </Title>
        <Paragraph>
          Hello {firstName(booking.fullName)}, your booking at {place.name} has been cancelled. We are sorry that it
          does not work out this time.
        </Paragraph>
        {note && <Note title="Reason">{note}</Note>}
        {mayHavePaid && <Paragraph>Our team will contact you about the payment you made.</Paragraph>}
        <StayFacts booking={booking} />
        {nearestFree.length > 0 && (
          <>
            <Heading>These dates are free</Heading>
            {nearestFree.map((free) => (
              <Action key={free.checkinDate} quiet href={freeDatesLink(data, free)}>
                {daysInWords(free)}
              </Action>
            ))}
          </>
        )}
        <Paragraph>If this is a surprise to you, please call or write to us.</Paragraph>
      </>
    );
  }
}
