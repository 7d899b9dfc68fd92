import { formatDay } from '@farmhouse/contracts/text/dates';
import { ArrivalFacts, DirectionsAction } from './arrival.tsx';
import { PriceLines, StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName, isBeingChecked, isUnpaid } from './mail-values.ts';
import { Action, Heading, Paragraph, Title } from './parts.tsx';
import { PayPanel } from './pay-panel.tsx';

function Body({ mail }: { mail: Mail }) {
  const { booking, links, place } = mail;
  return (
    <>
      <Title status="Confirmed" tone="garden">
        Your stay is confirmed
      </Title>
      <Paragraph>
        Hello {firstName(booking)}, {place.name} is yours. The file with this mail puts the stay into your calendar.
      </Paragraph>
      <StayFacts booking={booking} />
      <ArrivalFacts place={place} />
      {isBeingChecked(booking) && <Paragraph>We are still checking your payment and write to you about it.</Paragraph>}
      {isUnpaid(booking) ? (
        <>
          <Heading>Still to pay</Heading>
          <PayPanel mail={mail} />
        </>
      ) : (
        <Action href={links.booking}>See your booking</Action>
      )}
      <DirectionsAction place={place} />
      <Heading>Your price</Heading>
      <PriceLines booking={booking} />
    </>
  );
}

/** The owner has confirmed the stay; it may still have to be paid. */
export const bookingConfirmed: MailTemplate = {
  audience: 'guest',
  subject: ({ booking }) => `Your stay is confirmed: ${booking.confirmationCode}`,
  preview: ({ booking }) => `We look forward to seeing you on ${formatDay(booking.checkinDate)}.`,
  Body,
  withCalendar: () => true,
};
