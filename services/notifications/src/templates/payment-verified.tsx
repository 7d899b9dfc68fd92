import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Code, Facts, StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName } from './mail-values.ts';
import { Action, Heading, Note, Paragraph, Title } from './parts.tsx';

const isConfirmed = ({ booking }: Mail) => booking.status === 'confirmed';

function Confirmed({ mail: { booking, place } }: { mail: Mail }) {
  return (
    <>
      <Title status="Payment verified" tone="garden">
        Your stay is confirmed
      </Title>
      <Paragraph>
        Hello {firstName(booking)}, your payment has arrived and {place.name} is yours. The file with this mail puts the
        stay into your calendar.
      </Paragraph>
    </>
  );
}

function DatesOpen({ mail: { booking } }: { mail: Mail }) {
  return (
    <>
      <Title status="Payment verified" tone="marigold">
        Your payment has arrived
      </Title>
      <Paragraph>
        Hello {firstName(booking)}, thank you. Your stay itself is not confirmed yet: the house is no longer free on
        your dates. Our team will call you on {booking.contactNumber} to find dates that suit you.
      </Paragraph>
    </>
  );
}

function Body({ mail }: { mail: Mail }) {
  const { booking, note, links } = mail;
  const { upiTransactionId } = booking;
  return (
    <>
      {isConfirmed(mail) ? <Confirmed mail={mail} /> : <DatesOpen mail={mail} />}
      {note && <Note title="From our team">{note}</Note>}
      <Heading>{isConfirmed(mail) ? 'Your stay' : 'The dates you asked for'}</Heading>
      <StayFacts booking={booking} />
      <Facts
        rows={[
          ['Paid', formatRupees(booking.finalTotal)],
          ['UTR number', upiTransactionId && <Code key="utr">{upiTransactionId}</Code>],
        ]}
      />
      <Action href={links.booking}>See your booking</Action>
    </>
  );
}

/** The owner has found the guest's money; the stay is confirmed, too, unless its dates were taken. */
export const paymentVerified: MailTemplate = {
  audience: 'guest',
  subject: (mail) =>
    isConfirmed(mail)
      ? `Payment verified, your stay is confirmed: ${mail.booking.confirmationCode}`
      : `Payment verified: ${mail.booking.confirmationCode}`,
  preview: (mail) => (isConfirmed(mail) ? 'We look forward to your visit.' : 'We will call you about your dates.'),
  Body,
  withCalendar: isConfirmed,
};
