import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { BookingCancelledPayload } from '../../mail-payloads.ts';
import { dashboardLink } from '../../text/dashboard-link.ts';
import { Action, Note, Paragraph, Title } from '../../components/components.tsx';
import { typedText } from '../../text/typed-text.ts';
import { BOOKING, BOOKING_OWNER } from '../booking-recipients.ts';
import { GuestDetails, WriteToGuest } from '../components/owner-components.tsx';

type Data = MailData<BookingCancelledPayload>;

function refundInWords({ refund }: Data): string {
  if (!refund || refund.amount === 0) return 'Nothing is to be paid back.';
  const to = refund.refundTo ? ` to ${typedText(refund.refundTo)}` : '';
  return `Please pay ${formatRupees(refund.amount)} back${to} by ${formatDay(refund.dueOn)}.`;
}

/** False for a request whose dates had been taken: only then its guest is offered others. */
const areDatesFree = ({ nearestFree }: Data): boolean => nearestFree === undefined;

/** A guest has cancelled a booking. */
export class BookingCancelledOwnerMail implements Mail<BookingCancelledPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_OWNER;
  readonly digest = {
    one: 'cancelled booking',
    many: 'cancelled bookings',
    section: 'payments',
  } as const;

  subjectLine({ booking }: Data): string {
    return `Cancelled ${booking.confirmationCode}: ${booking.fullName}, ${formatDay(booking.checkinDate)}`;
  }

  preview(data: Data): string {
    return refundInWords(data);
  }

  body(data: Data): ReactElement {
    const { booking, note } = data;
    return (
      <>
        <Title status="Cancelled" tone="danger">
          {booking.fullName} has cancelled
        </Title>
        {note && <Note title="What the guest says">{note}</Note>}
        <Paragraph>
          {areDatesFree(data) && 'The dates are free again. '}
          {refundInWords(data)}
        </Paragraph>
        <Action href={dashboardLink(data.site, 'payments', { show: 'refunds', open: booking.id })}>
          Open in the dashboard
        </Action>
        <WriteToGuest data={data} />
        <GuestDetails booking={booking} />
      </>
    );
  }
}
