import { formatDay } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Mail } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { Action, Paragraph, Title } from '../components/components.tsx';
import { BOOKING, BOOKING_OWNER } from './booking-recipients.ts';
import type { BookingMailData } from './booking-values.ts';
import { GuestDetails, WriteToGuest } from './components/owner-components.tsx';

/** A request is near its check-in, and the owner has not answered it. */
export class RequestUnansweredOwnerMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_OWNER;
  readonly digest = {
    one: 'unanswered request',
    many: 'unanswered requests',
    section: 'confirmations',
  } as const;

  subjectLine({ booking }: BookingMailData): string {
    return `Not answered yet ${booking.confirmationCode}: ${booking.fullName}, ${formatDay(booking.checkinDate)}`;
  }

  preview(): string {
    return 'Please confirm or decline it.';
  }

  body(data: BookingMailData): ReactElement {
    const { booking } = data;
    return (
      <>
        <Title status="Not answered yet" tone="marigold">
          {booking.fullName} is waiting for your answer
        </Title>
        <Paragraph>
          Check-in would be on {formatDay(booking.checkinDate)}. Please confirm or decline the request: at the end of
          that day it is cancelled automatically, and the guest is offered other dates.
        </Paragraph>
        <Action href={dashboardLink(data.site, 'confirmations', { request: booking.id })}>Open in the dashboard</Action>
        <WriteToGuest data={data} />
        <GuestDetails booking={booking} />
      </>
    );
  }

  /** The request was answered, has lapsed, or was deleted. */
  async isOutdated({ booking }: BookingPayload, bookings: CurrentBookings): Promise<boolean> {
    const { deleted, status } = await bookings.booking(booking);
    return deleted || status !== 'pending';
  }
}
