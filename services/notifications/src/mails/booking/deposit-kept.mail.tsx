import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail, MailData } from '../mail.ts';
import type { DepositKeptPayload } from '../mail-payloads.ts';
import { Action, Note, Paragraph, Title } from '../parts/parts.tsx';
import { firstName } from '../parts/first-name.ts';
import { BOOKING, BOOKING_GUEST } from './booking-addressees.ts';
import { StayFacts } from './booking-facts.tsx';
import { bookingLink } from './booking-links.ts';

type Data = MailData<DepositKeptPayload>;

/** A part of the guest's deposit is not returned. */
export class DepositKeptMail implements Mail<DepositKeptPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;

  subjectLine({ booking, amount }: Data): string {
    return `${formatRupees(amount)} of your deposit: ${booking.confirmationCode}`;
  }

  preview(): string {
    return 'What we have kept, and why.';
  }

  body(data: Data): ReactElement {
    const { booking, amount, note, place } = data;
    return (
      <>
        <Title status="Deposit" tone="marigold">
          We have kept {formatRupees(amount)} of your deposit
        </Title>
        <Paragraph>
          Hello {firstName(booking.fullName)}, thank you for staying at {place.name}. We have kept{' '}
          {formatRupees(amount)} of your security deposit. If you see it differently, please answer this mail or call
          us.
        </Paragraph>
        {note && <Note title="Reason">{note}</Note>}
        <StayFacts booking={booking} />
        <Action href={bookingLink(data)}>See your booking</Action>
      </>
    );
  }
}
