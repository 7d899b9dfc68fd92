import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import type { ReactElement } from 'react';
import type { Mail } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';
import { Code } from '../components/details-table.tsx';
import { dashboardLink } from '../text/dashboard-link.ts';
import { Action, Heading, Note, Paragraph, Title } from '../components/components.tsx';
import { BOOKING, BOOKING_OWNER } from './booking-recipients.ts';
import { PriceLines } from './components/stay-details.tsx';
import type { BookingMailData } from './booking-values.ts';
import { GuestDetails, WriteToGuest } from './components/owner-components.tsx';

/** The owner has a booking request to decide on. */
export class RequestReceivedOwnerMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_OWNER;
  readonly digest = { one: 'request', many: 'requests', section: 'confirmations' } as const;

  subjectLine({ booking }: BookingMailData): string {
    return `New request ${booking.confirmationCode}: ${booking.fullName}, ${formatDay(booking.checkinDate)}`;
  }

  preview({ booking }: BookingMailData): string {
    return `${formatGuests(booking.guestCount)}, ${formatRupees(booking.finalTotal)}`;
  }

  body(data: BookingMailData): ReactElement {
    const { booking } = data;
    return (
      <>
        <Title status="New request" tone="marigold">
          {booking.fullName} asks for {formatGuests(booking.guestCount)}
        </Title>
        {booking.upiTransactionId && (
          <Paragraph>
            Says to have paid already. UTR number: <Code>{booking.upiTransactionId}</Code>
          </Paragraph>
        )}
        <GuestDetails booking={booking} />
        {booking.specialRequests && <Note title="Special requests">{booking.specialRequests}</Note>}
        <Action href={dashboardLink(data.site, 'confirmations', { request: booking.id })}>Open in the dashboard</Action>
        <WriteToGuest data={data} />
        <Heading>Price</Heading>
        <PriceLines booking={booking} />
      </>
    );
  }
}
