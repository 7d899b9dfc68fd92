import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';
import { Code, Facts } from '../parts/facts.tsx';
import { Action, Heading, Title } from '../parts/parts.tsx';
import { firstName } from '../parts/first-name.ts';
import type { MailTemplate } from '../template/mail-template.ts';
import { Opening } from '../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from './booking-addressees.ts';
import { Amounts, StayFacts } from './booking-facts.tsx';
import { bookingLink } from './booking-links.ts';
import { amountOf, type BookingMailData } from './booking-values.ts';
import { BOOKING_FIELDS } from './booking-fields.ts';

/** The guest has given the reference of a transfer. */
export class PaymentReceivedMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly isLimitedByMailbox = true;
  readonly template: MailTemplate<BookingPayload> = {
    name: 'Payment reference received',
    moment: 'payment',
    when: 'A guest has given the reference of a transfer.',
    subject: 'We have your payment reference: {{booking_code}}',
    body: 'Thank you, {{guest_first_name}}. We look for your transfer in our account now and write to you as soon as we have found it. There is nothing more for you to do.',
    fields: BOOKING_FIELDS,
    example: { paymentStatus: 'pending_verification', upiTransactionId: '412345678901' },
  };

  subjectLine({ booking }: BookingMailData): string {
    return `We have your payment reference: ${booking.confirmationCode}`;
  }

  preview(): string {
    return 'We are checking your payment and will write to you again.';
  }

  body(data: BookingMailData): ReactElement {
    const { booking } = data;
    const { upiTransactionId } = booking;
    return (
      <>
        <Title status="Payment being checked" tone="water">
          We have your payment reference
        </Title>
        <Amounts booking={booking} />
        <Opening>
          Thank you, {firstName(booking.fullName)}. We look for your transfer in our account now and write to you as
          soon as we have found it. There is nothing more for you to do.
        </Opening>
        <Facts
          rows={[
            ['Amount', formatRupees(amountOf(booking))],
            ['UTR number', upiTransactionId && <Code key="utr">{upiTransactionId}</Code>],
          ]}
        />
        <Action href={bookingLink(data)}>See your booking</Action>
        <Heading>Your stay</Heading>
        <StayFacts booking={booking} />
      </>
    );
  }
}
