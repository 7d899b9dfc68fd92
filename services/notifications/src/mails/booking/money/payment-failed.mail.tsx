import { isUnpaid } from '@farmhouse/contracts/bookings/payment/payment';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../../current-bookings.ts';
import type { Attachments, Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { PaymentDecidedPayload } from '../../mail-payloads.ts';
import { Code, DetailsTable } from '../../components/details-table.tsx';
import { Action, Heading, Note, Paragraph, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { Amounts, StayDetails } from '../components/stay-details.tsx';
import { paymentLink } from '../booking-links.ts';
import { amountOf, hasToPay, hasAmountDue } from '../booking-values.ts';
import { NearestFree } from '../components/nearest-free.tsx';
import { PayPanel } from '../components/pay-panel.tsx';
import { upiQr } from '../components/upi-qr.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

type Data = MailData<PaymentDecidedPayload>;

/** True if the guest may still pay: the dates are not taken. */
const isPayable = ({ booking, datesTaken }: Data) => hasToPay(booking) && !datesTaken;

/** False for a payment that the owner has recorded without a UTR, such as cash. */
const hasReference = ({ upiTransactionId }: Data['booking']) => Boolean(upiTransactionId);

/** The owner could not find the guest's money; the guest may pay again. */
export class PaymentFailedMail implements Mail<PaymentDecidedPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<PaymentDecidedPayload> = {
    name: 'Payment not found',
    moment: 'payment',
    when: 'You could not find a payment.',
    subject: 'We could not find your payment: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, we looked for your transfer and could not match it. If the money has left your account, please do not pay again: check the 12-digit reference number (UTR) in your app and send it once more, or call us.',
    fields: KNOWN_GUEST_FIELDS,
    fits: ({ booking, datesTaken }) => hasReference(booking) && !datesTaken,
    example: { paymentStatus: 'failed', upiTransactionId: '412345678901' },
  };

  subjectLine({ booking }: Data): string {
    return `We could not find your payment: ${booking.confirmationCode}`;
  }

  preview({ booking }: Data): string {
    return hasReference(booking) ? 'Please check the reference number and send it again.' : 'Please call us.';
  }

  body(data: Data): ReactElement {
    const { booking, note } = data;
    const { upiTransactionId } = booking;
    return (
      <>
        <Title status="Payment not found" tone="danger">
          We could not find your payment
        </Title>
        {!data.datesTaken && <Amounts booking={booking} />}
        <OpeningParagraph>
          Hello {firstName(booking.fullName)},{' '}
          {hasReference(booking)
            ? 'we looked for your transfer and could not match it. If the money has left your account, please do not pay again: check the 12-digit reference number (UTR) in your app and send it once more, or call us.'
            : 'we had noted a payment of yours and could not find it. If you have paid, please do not pay again: call us, and we will sort it out together.'}
        </OpeningParagraph>
        {note && <Note title="From our team">{note}</Note>}
        <DetailsTable
          rows={[
            ['Amount', formatRupees(amountOf(booking))],
            ['UTR number', upiTransactionId && <Code key="utr">{upiTransactionId}</Code>],
          ]}
        />
        {data.datesTaken && (
          <Paragraph>
            Your dates are no longer free, so please do not pay now.
            {hasReference(booking) && ' If you have paid already, send the reference again.'}
          </Paragraph>
        )}
        {hasAmountDue(booking) && (
          <Action href={paymentLink(data)}>
            {hasReference(booking) ? 'Send the reference again' : 'See your payment'}
          </Action>
        )}
        {isPayable(data) && (
          <>
            <Heading>Not paid yet?</Heading>
            <PayPanel data={data} />
          </>
        )}
        <NearestFree data={data} />
        <Heading>{data.datesTaken ? 'The dates you asked for' : 'Your stay'}</Heading>
        <StayDetails booking={booking} />
      </>
    );
  }

  attachments(data: Data): Attachments | Promise<Attachments> {
    return isPayable(data) ? upiQr(data) : [];
  }

  /** The booking was cancelled or deleted since, or another payment has been sent or verified. */
  async isOutdated({ booking }: PaymentDecidedPayload, bookings: CurrentBookings): Promise<boolean> {
    const { deleted, status, paymentStatus } = await bookings.booking(booking);
    const isCancelled = status === 'cancelled' && booking.status !== 'cancelled';
    return deleted || isCancelled || (isUnpaid(booking) && !isUnpaid({ paymentStatus }));
  }
}
