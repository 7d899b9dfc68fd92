import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Code, Facts, StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName } from './mail-values.ts';
import { Action, Heading, Paragraph, Title } from './parts.tsx';

function Body({ mail: { booking, links } }: { mail: Mail }) {
  const { upiTransactionId } = booking;
  return (
    <>
      <Title status="Payment being checked" tone="water">
        We have your payment reference
      </Title>
      <Paragraph>
        Thank you, {firstName(booking)}. We look for your transfer in our account now and write to you as soon as we
        have found it. There is nothing more for you to do.
      </Paragraph>
      <Facts
        rows={[
          ['Amount', formatRupees(booking.finalTotal)],
          ['UTR number', upiTransactionId && <Code key="utr">{upiTransactionId}</Code>],
        ]}
      />
      <Action href={links.booking}>See your booking</Action>
      <Heading>Your stay</Heading>
      <StayFacts booking={booking} />
    </>
  );
}

/** The guest has given the reference of a transfer. */
export const paymentReceived: MailTemplate = {
  audience: 'guest',
  subject: ({ booking }) => `We have your payment reference: ${booking.confirmationCode}`,
  preview: () => 'We are checking your payment and will write to you again.',
  Body,
};
