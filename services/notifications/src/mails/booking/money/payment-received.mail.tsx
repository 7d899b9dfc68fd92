import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { PaymentReceivedPayload } from '../../mail-payloads.ts';
import { Code, DetailsTable } from '../../components/details-table.tsx';
import { Action, Heading, Paragraph, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { Amounts, StayDetails } from '../components/stay-details.tsx';
import { bookingLink } from '../booking-links.ts';
import { amountOf } from '../booking-values.ts';
import { BOOKING_FIELDS } from '../booking-fields.ts';
import { NearestFree } from '../components/nearest-free.tsx';

type Data = MailData<PaymentReceivedPayload>;

const TAKEN =
  'Your dates have been taken in the meantime, so we cannot confirm them. We look for your transfer in our account and return the money to you. Please do not pay again.';

/** The guest has given the reference of a transfer. */
export class PaymentReceivedMail implements Mail<PaymentReceivedPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<PaymentReceivedPayload> = {
    name: 'UTR received',
    moment: 'payment',
    when: 'A guest has given the reference of a transfer.',
    subject: 'We have your payment reference: {{booking_code}}',
    body: 'Thank you, {{guest_first_name}}. We are checking our account for your transfer and write to you as soon as we have found it. There is nothing more for you to do.',
    fields: BOOKING_FIELDS,
    fits: ({ datesTaken }) => !datesTaken,
    example: { paymentStatus: 'pending_verification', upiTransactionId: '412345678901' },
  };

  subjectLine({ booking }: Data): string {
    return `We have your payment reference: ${booking.confirmationCode}`;
  }

  preview({ datesTaken }: Data): string {
    return datesTaken
      ? 'Your dates are no longer free: we look for your transfer and return the money.'
      : 'We are checking your payment and will write to you again.';
  }

  body(data: Data): ReactElement {
    const { booking, datesTaken } = data;
    const { upiTransactionId } = booking;
    return (
      <>
        <Title status="Payment being checked" tone="water">
          We have your payment reference
        </Title>
        {datesTaken ? (
          <Paragraph>
            Thank you, {firstName(booking.fullName)}. {TAKEN}
          </Paragraph>
        ) : (
          <>
            <Amounts booking={booking} />
            <OpeningParagraph>
              Thank you, {firstName(booking.fullName)}. We are checking our account for your transfer and write to you
              as soon as we have found it. There is nothing more for you to do.
            </OpeningParagraph>
          </>
        )}
        <DetailsTable
          rows={[
            ['Amount', formatRupees(amountOf(booking))],
            ['UTR number', upiTransactionId && <Code key="utr">{upiTransactionId}</Code>],
          ]}
        />
        <Action href={bookingLink(data)}>See your booking</Action>
        <NearestFree data={data} />
        <Heading>{datesTaken ? 'The dates you asked for' : 'Your stay'}</Heading>
        <StayDetails booking={booking} />
      </>
    );
  }

  isLimitedByMailbox(): boolean {
    return true;
  }
}
