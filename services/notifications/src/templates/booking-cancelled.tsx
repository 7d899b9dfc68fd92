import { StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName, isBeingChecked } from './mail-values.ts';
import { Note, Paragraph, Title } from './parts.tsx';

function Body({ mail: { booking, note, place } }: { mail: Mail }) {
  const mayHavePaid = isBeingChecked(booking) || booking.paymentStatus === 'verified';
  return (
    <>
      <Title status="Cancelled" tone="danger">
        Your booking is cancelled
      </Title>
      <Paragraph>
        Hello {firstName(booking)}, your booking at {place.name} has been cancelled. We are sorry that it does not work
        out this time.
      </Paragraph>
      {note && <Note title="Reason">{note}</Note>}
      {mayHavePaid && <Paragraph>Our team will contact you about the payment you made.</Paragraph>}
      <StayFacts booking={booking} />
      <Paragraph>If this is a surprise to you, please call or write to us.</Paragraph>
    </>
  );
}

/** The owner has cancelled the booking. */
export const bookingCancelled: MailTemplate = {
  audience: 'guest',
  subject: ({ booking }) => `Your booking is cancelled: ${booking.confirmationCode}`,
  preview: ({ note, place }) => note ?? `Your booking at ${place.name} has been cancelled.`,
  Body,
};
