import { depositSentence } from '@farmhouse/contracts/bookings/terms/deposit';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { ChangeRequestPayload } from '../../mail-payloads.ts';
import { dashboardLink } from '../../text/dashboard-link.ts';
import { Action, Note, Paragraph, Title } from '../../components/components.tsx';
import { BOOKING, BOOKING_OWNER } from '../booking-recipients.ts';
import { GuestDetails, WriteToGuest } from '../components/owner-components.tsx';
import { RequestedStay } from '../components/requested-stay.tsx';

type Data = MailData<ChangeRequestPayload>;

function differenceInWords({ booking, request }: Pick<Data, 'booking' | 'request'>): string {
  const difference = request.finalTotal - booking.finalTotal;
  if (difference === 0) return 'The price stays the same.';
  return `That is ${formatRupees(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than booked.`;
}

/** The guest of a confirmed stay asks for a change, which the owner accepts or declines. */
export class ChangeRequestedOwnerMail implements Mail<ChangeRequestPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_OWNER;
  readonly digest = {
    one: 'change request',
    many: 'change requests',
    section: 'confirmations',
  } as const;

  subjectLine({ booking, request }: Data): string {
    return `Change requested ${booking.confirmationCode}: ${booking.fullName}, ${formatDay(request.wanted.checkinDate)}`;
  }

  preview({ request }: Data): string {
    return `${formatGuests(request.wanted.guestCount)}, ${formatRupees(request.finalTotal)}`;
  }

  body(data: Data): ReactElement {
    const { booking, request } = data;
    const deposit = booking.terms && depositSentence(booking.terms);
    return (
      <>
        <Title status="Change requested" tone="marigold">
          {booking.fullName} requests a change
        </Title>
        {request.note && <Note title="What the guest says">{request.note}</Note>}
        <RequestedStay booking={booking} request={request} />
        <Paragraph>
          {differenceInWords(data)} {deposit && `${deposit}. `}The stay keeps its dates until you accept the change.
        </Paragraph>
        <Action href={dashboardLink(data.site, 'confirmations', { request: booking.id })}>Open in the dashboard</Action>
        <WriteToGuest data={data} />
        <GuestDetails booking={booking} />
      </>
    );
  }
}
