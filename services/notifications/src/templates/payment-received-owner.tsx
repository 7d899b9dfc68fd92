import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Code, Facts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { GuestFacts, WriteToGuest } from './owner-parts.tsx';
import { Action, Heading, Paragraph, Title } from './parts.tsx';

function Body({ mail }: { mail: Mail }) {
  const { booking, links } = mail;
  const { upiTransactionId } = booking;
  return (
    <>
      <Title status="Payment to verify" tone="marigold">
        {formatRupees(booking.finalTotal)} from {booking.fullName}
      </Title>
      <Paragraph>Please look for this transfer in your account, then verify it or mark it as failed.</Paragraph>
      <Facts
        rows={[
          ['Amount', formatRupees(booking.finalTotal)],
          ['UTR number', upiTransactionId && <Code key="utr">{upiTransactionId}</Code>],
        ]}
      />
      <Action href={links.payments}>Verify the payment</Action>
      <WriteToGuest mail={mail} />
      <Heading>The booking</Heading>
      <GuestFacts booking={booking} />
    </>
  );
}

/** The owner has a payment to verify. */
export const paymentReceivedOwner: MailTemplate = {
  audience: 'owner',
  subject: ({ booking }) =>
    `Payment to verify ${booking.confirmationCode}: ${formatRupees(booking.finalTotal)} from ${booking.fullName}`,
  preview: ({ booking }) => (booking.upiTransactionId ? `UTR number ${booking.upiTransactionId}` : 'Please verify it.'),
  Body,
};
