import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { PriceLines, StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName, isUnpaid } from './mail-values.ts';
import { Heading, Paragraph, Title } from './parts.tsx';
import { PayPanel } from './pay-panel.tsx';

function Body({ mail }: { mail: Mail }) {
  const { booking, place } = mail;
  return (
    <>
      <Title status="Waiting for your payment" tone="marigold">
        How to pay for your stay
      </Title>
      <Paragraph>
        Hello {firstName(booking)}, we have entered your booking at {place.name}. Once your payment has arrived, we
        confirm your stay by mail.
      </Paragraph>
      {isUnpaid(booking) && <PayPanel mail={mail} />}
      <Heading>Your stay</Heading>
      <StayFacts booking={booking} />
      <PriceLines booking={booking} />
    </>
  );
}

/** The owner has entered a booking for a guest, who is told how to pay. */
export const paymentInstructions: MailTemplate = {
  audience: 'guest',
  subject: ({ booking }) => `How to pay for your stay: ${booking.confirmationCode}`,
  preview: ({ booking }) => `${formatRupees(booking.finalTotal)} by UPI`,
  Body,
};
