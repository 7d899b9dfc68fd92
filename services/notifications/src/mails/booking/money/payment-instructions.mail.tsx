import { isUnpaid } from '@farmhouse/contracts/bookings/payment/payment';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../../current-bookings.ts';
import type { Attachments, Mail } from '../../mail.ts';
import type { BookingPayload } from '../../mail-payloads.ts';
import { Heading, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { Amounts, PriceLines, StayDetails } from '../components/stay-details.tsx';
import { amountRequestedOf, hasToPay, type BookingMailData } from '../booking-values.ts';
import { PayPanel } from '../components/pay-panel.tsx';
import { upiQr } from '../components/upi-qr.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

/** The owner has entered a booking for a guest: how to pay. */
export class PaymentInstructionsMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly liftsMailboxLimit = true;
  readonly template: MailTemplate<BookingPayload> = {
    name: 'How to pay',
    moment: 'payment',
    when: 'You have entered a booking for a guest.',
    subject: 'How to pay for your stay: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, we have entered your booking at {{house_name}}. Once your payment has arrived, we confirm your stay by mail.',
    fields: KNOWN_GUEST_FIELDS,
  };

  subjectLine({ booking }: BookingMailData): string {
    return `How to pay for your stay: ${booking.confirmationCode}`;
  }

  preview({ booking, house }: BookingMailData): string {
    return `${formatRupees(amountRequestedOf(booking))} ${house.upiId ? 'by UPI' : 'for your stay'}`;
  }

  body(data: BookingMailData): ReactElement {
    const { booking, house } = data;
    return (
      <>
        <Title status="Waiting for your payment" tone="marigold">
          How to pay for your stay
        </Title>
        <Amounts booking={booking} />
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, we have entered your booking at {house.name}. Once your payment has
          arrived, we confirm your stay by mail.
        </OpeningParagraph>
        {hasToPay(booking) && <PayPanel data={data} />}
        <Heading>Your stay</Heading>
        <StayDetails booking={booking} />
        <PriceLines booking={booking} />
      </>
    );
  }

  attachments(data: BookingMailData): Promise<Attachments> {
    return upiQr(data);
  }

  /** The stay is paid, cancelled or over, or costs another amount than the mail says. */
  async isOutdated({ booking }: BookingPayload, bookings: CurrentBookings): Promise<boolean> {
    const current = await bookings.booking(booking);
    const isOff = current.deleted || current.status === 'cancelled' || current.status === 'completed';
    return isOff || !isUnpaid(current) || current.finalTotal !== booking.finalTotal;
  }
}
