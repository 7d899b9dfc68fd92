import { PAY_NOW_OR_LATER } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Mail } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';
import { Action, Heading, Steps, Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph } from '../template/prose.tsx';
import { ArrivalDetails, DirectionsAction } from './components/arrival.tsx';
import { BOOKING, BOOKING_GUEST } from './booking-recipients.ts';
import { Amounts, PriceLines, StayDetails } from './components/stay-details.tsx';
import { bookingLink, paymentLink } from './booking-links.ts';
import { amountRequestedOf, hasToPay, laterText, type BookingMailData } from './booking-values.ts';
import { BOOKING_FIELDS } from './booking-fields.ts';

/**
 * What is to be paid and when, by its parts; nothing is due before the dates are confirmed. Rules: nothing is due
 * before confirmation, advance and balance.
 */
function payStep({ booking, house }: BookingMailData): string | null {
  const { finalTotal, upiTransactionId } = booking;
  if (finalTotal === 0) return 'There is nothing to pay.';
  if (upiTransactionId) return `We look for your payment with the reference ${upiTransactionId}.`;
  const amount = formatRupees(amountRequestedOf(booking));
  const how = house.upiId
    ? `Pay ${amount} by UPI, then send us the 12-digit reference number (UTR).`
    : `It is ${amount}; our team will share the payment details with you.`;
  return [PAY_NOW_OR_LATER, how, laterText(booking)].filter(Boolean).join(' ');
}

/** The guest has requested a stay. */
export class RequestReceivedMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly hasPicture = true;
  readonly template: MailTemplate<BookingPayload> = {
    name: 'Request received',
    moment: 'booking',
    when: 'A guest has requested a stay.',
    subject: 'We have your request: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, thank you for choosing {{house_name}}. This is a request, not a confirmation yet: we will get back to you within 24 hours.',
    fields: BOOKING_FIELDS,
  };

  subjectLine({ booking }: BookingMailData): string {
    return `We have your request: ${booking.confirmationCode}`;
  }

  preview({ house }: BookingMailData): string {
    return `Thank you for choosing ${house.name}. Here is what happens next.`;
  }

  body(data: BookingMailData): ReactElement {
    const { booking, house } = data;
    const pays = hasToPay(booking) && !booking.upiTransactionId && house.upiId !== undefined;
    return (
      <>
        <Title status="Request received" tone="water">
          We have your request
        </Title>
        <Amounts booking={booking} />
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, thank you for choosing {house.name}. This is a request, not a
          confirmation yet: we will get back to you within 24 hours.
        </OpeningParagraph>
        <StayDetails booking={booking} />
        <Heading>What happens next</Heading>
        <Steps>
          <>We check your dates and call or write to you within 24 hours.</>
          {payStep(data)}
          <>We confirm your stay by mail, with a file for your calendar.</>
        </Steps>
        {pays ? (
          <Action href={paymentLink(data)}>Pay by UPI</Action>
        ) : (
          <Action href={bookingLink(data)}>See your booking</Action>
        )}
        <Heading>Your price</Heading>
        <PriceLines booking={booking} />
        <Heading>Where you will stay</Heading>
        <ArrivalDetails house={house} isConfirmed={false} />
        <DirectionsAction house={house} />
      </>
    );
  }

  /** The request was cancelled, of which its guest is notified, or deleted. */
  async isOutdated({ booking }: BookingPayload, bookings: CurrentBookings): Promise<boolean> {
    const { deleted, status } = await bookings.booking(booking);
    return deleted || status === 'cancelled';
  }

  isLimitedByMailbox(): boolean {
    return true;
  }
}
