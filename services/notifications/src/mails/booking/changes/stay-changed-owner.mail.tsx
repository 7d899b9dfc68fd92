import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { StayChangedPayload } from '../../mail-payloads.ts';
import { dashboardLink } from '../../text/dashboard-link.ts';
import { Action, Heading, Note, Title } from '../../components/components.tsx';
import { BOOKING, BOOKING_OWNER } from '../booking-recipients.ts';
import { PriceLines } from '../components/stay-details.tsx';
import { GuestDetails, WriteToGuest } from '../components/owner-components.tsx';
import { isOtherStay, StayComparison } from '../components/stay-comparison.tsx';

type Data = MailData<StayChangedPayload>;

/** The guest has changed a booking that the owner has not confirmed yet, or added a note to it. */
export class StayChangedOwnerMail implements Mail<StayChangedPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_OWNER;
  readonly digest = {
    one: 'changed request',
    many: 'changed requests',
    section: 'confirmations',
  } as const;

  subjectLine({ booking, before }: Data): string {
    return `${isOtherStay(before, booking) ? 'Changed request' : 'Note on request'} ${booking.confirmationCode}: ${booking.fullName}, ${formatDay(booking.checkinDate)}`;
  }

  preview({ booking, before, note }: Data): string {
    if (note && !isOtherStay(before, booking)) return note;
    return `${formatGuests(booking.guestCount)}, ${formatRupees(booking.finalTotal)}`;
  }

  body(data: Data): ReactElement {
    const { booking, before, note } = data;
    const isChanged = isOtherStay(before, booking);
    return (
      <>
        <Title status={isChanged ? 'Changed request' : 'Note on request'} tone="marigold">
          {booking.fullName} {isChanged ? 'has changed the request' : 'has added a note to the request'}
        </Title>
        {note && <Note title="What the guest says">{note}</Note>}
        {isChanged && <StayComparison before={before} after={booking} words={['Was', 'Is']} />}
        <Action href={dashboardLink(data.site, 'confirmations', { request: booking.id })}>Open in the dashboard</Action>
        <WriteToGuest data={data} />
        <GuestDetails booking={booking} />
        <Heading>Price</Heading>
        <PriceLines booking={booking} />
      </>
    );
  }
}
