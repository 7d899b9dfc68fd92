import type { ReactElement } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { BookingNotePayload } from '../mail-payloads.ts';
import { Note, Paragraph, Title } from '../parts/parts.tsx';
import { firstName } from '../parts/first-name.ts';
import { BOOKING_GUEST } from './booking-addressees.ts';
import { StayFacts } from './booking-facts.tsx';
import { isBeingChecked } from './booking-values.ts';

type Data = MailData<BookingNotePayload>;

/** The owner has cancelled the booking. */
export class BookingCancelledMail implements Mail<BookingNotePayload> {
  readonly to = BOOKING_GUEST;

  subjectLine({ booking }: Data): string {
    return `Your booking is cancelled: ${booking.confirmationCode}`;
  }

  preview({ note, place }: Data): string {
    return note ?? `Your booking at ${place.name} has been cancelled.`;
  }

  body({ booking, note, place }: Data): ReactElement {
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
        <Paragraph>If this is a surprise to you, please call or write to us.</Paragraph>
      </>
    );
  }
}
