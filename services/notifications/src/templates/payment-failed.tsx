import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Code, Facts, StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName, isUnpaid } from './mail-values.ts';
import { Action, Heading, Note, Paragraph, Title } from './parts.tsx';
import { PayPanel } from './pay-panel.tsx';

function Body({ mail }: { mail: Mail }) {
  const { booking, note, links } = mail;
  const { upiTransactionId } = booking;
  return (
    <>
      <Title status="Payment not found" tone="danger">
        We could not find your payment
      </Title>
      <Paragraph>
        Hello {firstName(booking)}, we looked for your transfer and could not match it. If the money has left your
        account, please do not pay again: check the 12-digit reference number (UTR) in your app and send it once more,
        or call us.
      </Paragraph>
      {note && <Note title="From our team">{note}</Note>}
      <Facts
        rows={[
          ['Amount', formatRupees(booking.finalTotal)],
          ['UTR number', upiTransactionId && <Code key="utr">{upiTransactionId}</Code>],
        ]}
      />
      {isUnpaid(booking) && (
        <>
          <Action href={links.payment}>Send the reference again</Action>
          <Heading>Not paid yet?</Heading>
          <PayPanel mail={mail} />
        </>
      )}
      <Heading>Your stay</Heading>
      <StayFacts booking={booking} />
    </>
  );
}

/** The owner could not find the guest's money; the guest may try again. */
export const paymentFailed: MailTemplate = {
  audience: 'guest',
  subject: ({ booking }) => `We could not find your payment: ${booking.confirmationCode}`,
  preview: () => 'Please check the reference number and send it again.',
  Body,
};
