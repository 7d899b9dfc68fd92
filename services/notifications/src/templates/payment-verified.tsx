import type { BookingStatus } from '@farmhouse/contracts/bookings/booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Code, Facts, StayFacts } from './facts.tsx';
import type { Mail, MailTemplate } from './mail-template.ts';
import { firstName } from './mail-values.ts';
import { Action, Heading, Note, Paragraph, Title } from './parts.tsx';

interface News {
  title: string;
  preview: string;
  words(mail: Mail): string;
}

const callYou = ({ booking }: Mail) => `Our team will call you on ${booking.contactNumber}`;

/** What the arrived payment means; a booking stays pending only when its dates were taken. Source: decisions D-20. */
const NEWS: Record<BookingStatus, News> = {
  confirmed: {
    title: 'Your stay is confirmed',
    preview: 'We look forward to your visit.',
    words: ({ place }) =>
      `${place.name} is yours: your payment has arrived. The file with this mail puts the stay into your calendar.`,
  },
  pending: {
    title: 'Your payment has arrived',
    preview: 'We will call you about your dates.',
    words: (mail) =>
      `Your stay itself is not confirmed yet: the house is no longer free on your dates. ${callYou(mail)} to find dates that suit you.`,
  },
  cancelled: {
    title: 'Your payment has arrived',
    preview: 'We will call you about it.',
    words: (mail) => `Your booking has been cancelled, though. ${callYou(mail)} about your money.`,
  },
  completed: {
    title: 'Your payment has arrived',
    preview: 'Thank you for staying with us.',
    words: ({ place }) => `We hope you enjoyed your stay at ${place.name}.`,
  },
};

const newsOf = ({ booking }: Mail) => NEWS[booking.status];
const isConfirmed = ({ booking }: Mail) => booking.status === 'confirmed';

function Body({ mail }: { mail: Mail }) {
  const { booking, note, links } = mail;
  const { title, words } = newsOf(mail);
  return (
    <>
      <Title status="Payment verified" tone={isConfirmed(mail) ? 'garden' : 'marigold'}>
        {title}
      </Title>
      <Paragraph>
        Thank you, {firstName(booking)}. {words(mail)}
      </Paragraph>
      {note && <Note title="From our team">{note}</Note>}
      <Heading>{booking.status === 'pending' ? 'The dates you asked for' : 'Your stay'}</Heading>
      <StayFacts booking={booking} />
      <Facts
        rows={[
          ['Paid', formatRupees(booking.finalTotal)],
          ['UTR number', booking.upiTransactionId && <Code key="utr">{booking.upiTransactionId}</Code>],
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
  preview: (mail) => newsOf(mail).preview,
  Body,
  withCalendar: isConfirmed,
};
