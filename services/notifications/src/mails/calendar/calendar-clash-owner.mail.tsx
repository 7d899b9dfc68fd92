import { formatDay, formatDayRange } from '@farmhouse/contracts/text/dates';
import type { ReactElement } from 'react';
import { BOOKING, BOOKING_OWNER } from '../booking/booking-recipients.ts';
import { GuestDetails, WriteToGuest } from '../booking/components/owner-components.tsx';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Mail } from '../mail.ts';
import type { MailData } from '../mail-data.ts';
import type { CalendarClashPayload } from '../mail-payloads.ts';
import { dashboardLink } from '../text/dashboard-link.ts';
import { DetailsTable } from '../components/details-table.tsx';
import { Action, Heading, Paragraph, Title } from '../components/components.tsx';

type Data = MailData<CalendarClashPayload>;

/** Another calendar has an event that overlaps a confirmed stay: two parties may arrive. */
export class CalendarClashOwnerMail implements Mail<CalendarClashPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_OWNER;
  readonly digest = { one: 'clash', many: 'clashes', section: 'calendar' } as const;

  async isOutdated({ booking }: CalendarClashPayload, bookings: CurrentBookings): Promise<boolean> {
    const { deleted, status } = await bookings.booking(booking);
    return deleted || status !== 'confirmed';
  }

  subjectLine({ booking, event }: Data): string {
    return `Booked twice? ${event.feedName} and ${booking.confirmationCode}, ${formatDay(booking.checkinDate)}`;
  }

  preview({ booking, event }: Data): string {
    return `${event.feedName} has ${formatDayRange(event.fromDate, event.toDate)}, and ${booking.fullName} is confirmed for these dates.`;
  }

  body(data: Data): ReactElement {
    const { booking, event, site } = data;
    return (
      <>
        <Title status="Booked twice?" tone="danger">
          {event.feedName} has dates of a confirmed stay
        </Title>
        <Paragraph>
          The calendar {event.feedName} takes dates for which {booking.fullName} is confirmed here. Nothing was
          cancelled on either side: please settle it soon.
        </Paragraph>
        <Heading>In {event.feedName}</Heading>
        <DetailsTable
          rows={[
            ['Event', event.summary],
            ['Days', formatDayRange(event.fromDate, event.toDate)],
          ]}
        />
        <Heading>Confirmed here</Heading>
        <GuestDetails booking={booking} />
        <Heading>What to do</Heading>
        <Paragraph>
          Is it the same stay? Say so in the calendar of the dashboard, and nothing is asked again. Otherwise cancel or
          move one of the two: on the other site, or this booking here, after you have spoken with the guest.
        </Paragraph>
        <Action href={dashboardLink(site, 'calendar')}>Open the calendar</Action>
        <WriteToGuest data={data} />
      </>
    );
  }
}
