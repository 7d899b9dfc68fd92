import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { PriceLines, StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName, isUnpaid } from './mail-values.ts';
import { Action, Heading, Paragraph, Steps, Title } from './parts.tsx';

function payStep({ booking, place }: Mail): string | null {
  const { finalTotal, upiTransactionId } = booking;
  if (finalTotal === 0) return null;
  if (upiTransactionId) return `We look for your payment with the reference ${upiTransactionId}.`;
  const pay = `You pay ${formatRupees(finalTotal)} by UPI, now or after we have confirmed`;
  return place.upiId
    ? `${pay}, and send us the 12-digit reference number (UTR).`
    : `${pay}. Our team will share the payment details with you.`;
}

function Body({ mail }: { mail: Mail }) {
  const { booking, links, place } = mail;
  const pays = isUnpaid(booking) && !booking.upiTransactionId && place.upiId !== undefined;
  return (
    <>
      <Title status="Request received" tone="water">
        We have your request
      </Title>
      <Paragraph>
        Hello {firstName(booking)}, thank you for choosing {place.name}. This is a request, not a confirmation yet: we
        look at it and come back to you.
      </Paragraph>
      <StayFacts booking={booking} />
      <Heading>What happens next</Heading>
      <Steps>
        <>We check your dates and call or write to you.</>
        {payStep(mail)}
        <>We confirm your stay by mail, with a file for your calendar.</>
      </Steps>
      {pays ? <Action href={links.payment}>Pay by UPI</Action> : <Action href={links.booking}>See your booking</Action>}
      <Heading>Your price</Heading>
      <PriceLines booking={booking} />
    </>
  );
}

/** The guest has asked for a stay. */
export const requestReceived: MailTemplate = {
  audience: 'guest',
  subject: ({ booking }) => `We have your request: ${booking.confirmationCode}`,
  preview: ({ place }) => `Thank you for choosing ${place.name}. Here is what happens next.`,
  Body,
};
