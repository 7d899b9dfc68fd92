import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';
import { Action, Heading, Paragraph, Steps, Title } from '../parts/parts.tsx';
import { firstName } from '../parts/first-name.ts';
import { BOOKING_GUEST } from './booking-addressees.ts';
import { PriceLines, StayFacts } from './booking-facts.tsx';
import { bookingLink, paymentLink } from './booking-links.ts';
import { isUnpaid, type BookingMailData } from './booking-values.ts';

/** What there is to pay and when; nothing is due before the dates are confirmed. Source: decisions D-54. */
function payStep({ booking, place }: BookingMailData): string | null {
  const { finalTotal, upiTransactionId } = booking;
  if (finalTotal === 0) return null;
  if (upiTransactionId) return `We look for your payment with the reference ${upiTransactionId}.`;
  const pay = `You can pay now or after we have confirmed your dates: ${formatRupees(finalTotal)} by UPI.`;
  return place.upiId
    ? `${pay} Then send us the 12-digit reference number (UTR).`
    : `${pay} Our team will share the payment details with you.`;
}

/** The guest has requested a stay. */
export class RequestReceivedMail implements Mail<BookingPayload> {
  readonly to = BOOKING_GUEST;

  subjectLine({ booking }: BookingMailData): string {
    return `We have your request: ${booking.confirmationCode}`;
  }

  preview({ place }: BookingMailData): string {
    return `Thank you for choosing ${place.name}. Here is what happens next.`;
  }

  body(data: BookingMailData): ReactElement {
    const { booking, place } = data;
    const pays = isUnpaid(booking) && !booking.upiTransactionId && place.upiId !== undefined;
    return (
      <>
        <Title status="Request received" tone="water">
          We have your request
        </Title>
        <Paragraph>
          Hello {firstName(booking.fullName)}, thank you for choosing {place.name}. This is a request, not a
          confirmation yet: we look at it and come back to you.
        </Paragraph>
        <StayFacts booking={booking} />
        <Heading>What happens next</Heading>
        <Steps>
          <>We check your dates and call or write to you.</>
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
      </>
    );
  }
}
