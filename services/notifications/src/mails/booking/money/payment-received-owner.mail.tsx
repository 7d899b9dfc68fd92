import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../../mail.ts';
import type { BookingPayload } from '../../mail-payloads.ts';
import { Code, DetailsTable } from '../../components/details-table.tsx';
import { dashboardLink } from '../../text/dashboard-link.ts';
import { Action, Heading, Paragraph, Title } from '../../components/components.tsx';
import { BOOKING, BOOKING_OWNER } from '../booking-recipients.ts';
import { amountOf, type BookingMailData } from '../booking-values.ts';
import { GuestDetails, WriteToGuest } from '../components/owner-components.tsx';

/** The owner has a payment to verify. */
export class PaymentReceivedOwnerMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_OWNER;
  readonly digest = { one: 'payment', many: 'payments', section: 'payments' } as const;

  subjectLine({ booking }: BookingMailData): string {
    const { confirmationCode, fullName } = booking;
    return `Payment to verify ${confirmationCode}: ${formatRupees(amountOf(booking))} from ${fullName}`;
  }

  preview({ booking }: BookingMailData): string {
    return booking.upiTransactionId ? `UTR number ${booking.upiTransactionId}` : 'Please verify it.';
  }

  body(data: BookingMailData): ReactElement {
    const { booking } = data;
    const { upiTransactionId } = booking;
    return (
      <>
        <Title status="Payment to verify" tone="marigold">
          {formatRupees(amountOf(booking))} from {booking.fullName}
        </Title>
        <Paragraph>Please look for this transfer in your account, then verify it or mark it as failed.</Paragraph>
        <DetailsTable
          rows={[
            ['Amount', formatRupees(amountOf(booking))],
            ['UTR number', upiTransactionId && <Code key="utr">{upiTransactionId}</Code>],
          ]}
        />
        <Action href={dashboardLink(data.site, 'payments', { review: booking.id })}>Verify the payment</Action>
        <WriteToGuest data={data} />
        <Heading>The booking</Heading>
        <GuestDetails booking={booking} />
      </>
    );
  }
}
