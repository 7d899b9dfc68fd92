import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { ArrivalFacts, DirectionsAction } from './arrival.tsx';
import { StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName, isBeingChecked, isUnpaid } from './mail-values.ts';
import { Action, Heading, Paragraph, Title } from './parts.tsx';

function Payment({ mail: { booking, links, place } }: { mail: Mail }) {
  if (isBeingChecked(booking)) return <Paragraph>We are still checking your payment.</Paragraph>;
  if (!isUnpaid(booking)) return null;
  return (
    <>
      <Heading>Still to pay: {formatRupees(booking.finalTotal)}</Heading>
      {place.upiId ? (
        <>
          <Paragraph>Please pay by UPI before you arrive.</Paragraph>
          <Action href={links.payment}>Pay by UPI</Action>
        </>
      ) : (
        <Paragraph>Our team will share the payment details with you.</Paragraph>
      )}
    </>
  );
}

function Body({ mail }: { mail: Mail }) {
  const { booking, place, links } = mail;
  return (
    <>
      <Title status="See you soon" tone="garden">
        Your stay begins on {formatDay(booking.checkinDate)}
      </Title>
      <Paragraph>
        Hello {firstName(booking)}, we are getting {place.name} ready for you. Check-in is from{' '}
        {formatClock(booking.checkinTime)}.
      </Paragraph>
      <StayFacts booking={booking} />
      <ArrivalFacts place={place} />
      <DirectionsAction place={place} />
      <Payment mail={mail} />
      {!isUnpaid(booking) && (
        <Action quiet href={links.booking}>
          See your booking
        </Action>
      )}
    </>
  );
}

/** The stay is near. */
export const checkinReminder: MailTemplate = {
  audience: 'guest',
  subject: ({ booking }) => `Your stay begins on ${formatDay(booking.checkinDate)}: ${booking.confirmationCode}`,
  preview: ({ booking }) => `Check-in is from ${formatClock(booking.checkinTime)}. Everything for your arrival.`,
  Body,
};
