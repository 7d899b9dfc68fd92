import { firstName } from '@farmhouse/contracts/text/first-name';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../../current-bookings.ts';
import type { Attachments, Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { ChangeRequestPayload } from '../../mail-payloads.ts';
import { Action, Heading, Note, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { asksForOtherStay, RequestedStay } from '../components/requested-stay.tsx';
import { StayDetails } from '../components/stay-details.tsx';
import { stayCalendar } from '../stay-calendar.ts';
import { bookingLink } from '../booking-links.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

type Data = MailData<ChangeRequestPayload>;

/** The owner cannot change the stay as the guest asked; it stays as it is. */
export class ChangeDeclinedMail implements Mail<ChangeRequestPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<ChangeRequestPayload> = {
    name: 'Change declined',
    moment: 'change',
    when: 'You have declined the change that a guest asked for.',
    subject: 'Your stay stays as it is: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, we are sorry: we cannot make the change that you asked for. Your stay at {{house_name}} is confirmed as before.',
    fields: KNOWN_GUEST_FIELDS,
    example: { status: 'confirmed' },
  };

  subjectLine({ booking }: Data): string {
    return `Your stay stays as it is: ${booking.confirmationCode}`;
  }

  preview({ note }: Data): string {
    return note ?? 'We cannot make the change that you asked for.';
  }

  body(data: Data): ReactElement {
    const { booking, request, note, house } = data;
    return (
      <>
        <Title status="As booked" tone="water">
          Your stay stays as it is
        </Title>
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, we are sorry: we cannot make the change that you asked for. Your stay at{' '}
          {house.name} is confirmed as before.
        </OpeningParagraph>
        {note && <Note title="Reason">{note}</Note>}
        {asksForOtherStay(data) && (
          <>
            <Heading>What you asked for</Heading>
            <RequestedStay booking={booking} request={request} />
          </>
        )}
        <Heading>Your stay</Heading>
        <StayDetails booking={booking} />
        <Action href={bookingLink(data)}>See your booking</Action>
      </>
    );
  }

  attachments(data: Data): Attachments {
    return data.booking.status === 'confirmed' ? stayCalendar(data) : [];
  }

  /** The stay was cancelled. */
  async isOutdated({ booking }: ChangeRequestPayload, bookings: CurrentBookings): Promise<boolean> {
    const { deleted, status } = await bookings.booking(booking);
    return deleted || status !== 'confirmed';
  }
}
