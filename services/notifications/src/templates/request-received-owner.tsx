import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Code, PriceLines } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { guestsInWords } from './mail-values.ts';
import { GuestFacts, WriteToGuest } from './owner-parts.tsx';
import { Action, Heading, Note, Paragraph, Title } from './parts.tsx';

function Body({ mail }: { mail: Mail }) {
  const { booking, links } = mail;
  return (
    <>
      <Title status="New request" tone="marigold">
        {booking.fullName} asks for {guestsInWords(booking.guestCount)}
      </Title>
      {booking.upiTransactionId && (
        <Paragraph>
          Says to have paid already. UTR number: <Code>{booking.upiTransactionId}</Code>
        </Paragraph>
      )}
      <GuestFacts booking={booking} />
      {booking.specialRequests && <Note title="Special requests">{booking.specialRequests}</Note>}
      <Action href={links.confirmations}>Open in the dashboard</Action>
      <WriteToGuest mail={mail} />
      <Heading>Price</Heading>
      <PriceLines booking={booking} />
    </>
  );
}

/** The owner learns of a request. */
export const requestReceivedOwner: MailTemplate = {
  audience: 'owner',
  subject: ({ booking }) =>
    `New request ${booking.confirmationCode}: ${booking.fullName}, ${formatDay(booking.checkinDate)}`,
  preview: ({ booking }) => `${guestsInWords(booking.guestCount)}, ${formatRupees(booking.finalTotal)}`,
  Body,
};
