import { AWAITING_VERIFICATION, type PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { whenToPay } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../../current-bookings.ts';
import type { Attachments, Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { BalanceDuePayload } from '../../mail-payloads.ts';
import { Action, Heading, Title } from '../../components/components.tsx';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { Amounts, StayDetails } from '../components/stay-details.tsx';
import { bookingLink } from '../booking-links.ts';
import { checkedOf, openOf, paidOf } from '../booking-values.ts';
import { PayPanel } from '../components/pay-panel.tsx';
import { upiQr } from '../components/upi-qr.ts';
import { KNOWN_GUEST_FIELDS } from '../booking-fields.ts';

type Data = MailData<BalanceDuePayload>;

const isChecked = (status: PaymentStatus): boolean => AWAITING_VERIFICATION.includes(status);

/** The booking with its balance as the amount to pay, also before its due day. */
function called(data: Data): Data {
  return { ...data, booking: { ...data.booking, due: openOf(data.booking), paymentStatus: 'pending', dueLater: 0 } };
}

/** True for the notice after a pause, or after an outage of a day. */
const isPast = ({ dueOn }: BalanceDuePayload, now: Date): boolean => dueOn < istDate(now);
const dueText = (data: Data): string => `${isPast(data, data.now) ? 'was due' : 'due'} on ${formatDay(data.dueOn)}`;

const isArrival = ({ booking, dueOn }: Data): boolean => dueOn >= booking.checkinDate;

/** When to pay. Until the balance is due, the booking's deadline is still that of the advance. */
function whenDue(data: Data): string {
  const { booking, dueOn, now } = data;
  if (!booking.dueLater) return whenToPay(booking, now);
  return isArrival(data) ? 'Please pay at the latest on your arrival.' : `Please pay by ${formatDay(dueOn)}.`;
}

/** What has arrived so far, without the full stop. */
function received({ booking, house }: Data): string {
  const [paid, checked] = [paidOf(booking), checkedOf(booking)];
  const ofTotal = `of ${formatRupees(booking.finalTotal)} for ${house.name}`;
  if (paid === 0 && checked === 0) return `we have not received a payment for ${house.name} yet`;
  if (paid === 0) return `${formatRupees(checked)} ${ofTotal} is being checked`;
  const rest = checked > 0 ? `; ${formatRupees(checked)} is being checked` : '';
  return `${formatRupees(paid)} ${ofTotal} has arrived, thank you${rest}`;
}

/** The balance of a confirmed stay is due soon, or today. Rule: advance and balance. */
export class BalanceDueMail implements Mail<BalanceDuePayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<BalanceDuePayload> = {
    name: 'Balance due',
    moment: 'payment',
    when: 'The balance is due in 3 days, and on the day.',
    subject: '{{still_to_pay}} due on {{due_day}}: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, {{paid}} of {{total}} for {{house_name}} has arrived, thank you. {{still_to_pay}} is still to be paid.',
    fields: {
      ...KNOWN_GUEST_FIELDS,
      due_day: { label: 'Due day', value: ({ dueOn }) => formatDay(dueOn) },
    },
    fits: (payload, now) => paidOf(payload.booking) > 0 && !isPast(payload, now),
    example: { status: 'confirmed', due: 8250, dueLater: 8250 },
  };

  subjectLine(data: Data): string {
    return `${formatRupees(openOf(data.booking))} ${dueText(data)}: ${data.booking.confirmationCode}`;
  }

  preview({ booking }: Data): string {
    return `The balance of your stay from ${formatDay(booking.checkinDate)}.`;
  }

  body(data: Data): ReactElement {
    const { booking, now } = data;
    return (
      <>
        <Title status="Balance" tone="marigold">
          The balance of your stay {isPast(data, now) ? '' : 'is '}
          {dueText(data)}
        </Title>
        <Amounts booking={booking} />
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, {received(data)}. {formatRupees(openOf(booking))} is still to be paid
          {isArrival(data) ? ', at the latest on your arrival' : ''}.
        </OpeningParagraph>
        <StayDetails booking={booking} />
        <Heading>Still to pay</Heading>
        <PayPanel data={called(data)} when={whenDue(data)} />
        <Action quiet href={bookingLink(data)}>
          See your booking
        </Action>
      </>
    );
  }

  attachments(data: Data): Promise<Attachments> {
    return upiQr(called(data));
  }

  isScheduled(): boolean {
    return true;
  }

  /**
   * It was paid, or a payment was sent in meanwhile; another amount is due; the stay was cancelled, or messages were
   * paused meanwhile.
   */
  async isOutdated({ booking }: BalanceDuePayload, bookings: CurrentBookings): Promise<boolean> {
    const { deleted, status, due, paymentStatus, messagesPaused = false } = await bookings.booking(booking);
    // one that was awaiting verification when the mail was caused pays only a part of the balance
    const isNewlyChecked = isChecked(paymentStatus) && !isChecked(booking.paymentStatus);
    return deleted || messagesPaused || status !== 'confirmed' || isNewlyChecked || due !== booking.due;
  }
}
