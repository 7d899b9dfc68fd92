import { firstName } from '@farmhouse/contracts/text/first-name';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../../current-bookings.ts';
import type { Attachments, Mail } from '../../mail.ts';
import type { MailData } from '../../mail-data.ts';
import type { StayChangedPayload } from '../../mail-payloads.ts';
import { Action, Heading, Note, Title } from '../../components/components.tsx';
import type { OtherMessage } from '../../message.ts';
import type { MailTemplate } from '../../template/mail-template.ts';
import { OpeningParagraph, Prose } from '../../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from '../booking-recipients.ts';
import { Amounts, PriceLines } from '../components/stay-details.tsx';
import { bookingLink } from '../booking-links.ts';
import { hasToPay } from '../booking-values.ts';
import { Overpaid } from '../components/overpaid.tsx';
import { PayPanel } from '../components/pay-panel.tsx';
import { stayCalendar } from '../stay-calendar.ts';
import { isOtherStay, StayComparison } from '../components/stay-comparison.tsx';
import { upiQr } from '../components/upi-qr.ts';
import { BOOKING_FIELDS } from '../booking-fields.ts';

type Data = MailData<StayChangedPayload>;

const CHANGED_BACK = 'It was changed and changed back: your stay is as you know it.';
const titleOf = ({ isChangedBack }: Data): string =>
  isChangedBack ? 'Your stay is as you know it' : 'Your stay has changed';

const isConfirmed = ({ booking }: Pick<Data, 'booking'>): boolean => booking.status === 'confirmed';

/** Which change of the stay it is about: the order in which messages are queued may be another, as when sent again. */
const nth = ({ booking }: StayChangedPayload): number => booking.stayChanges ?? 0;

/** The stay has changed: the former and the new one. */
export class StayChangedMail implements Mail<StayChangedPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly template: MailTemplate<StayChangedPayload> = {
    name: 'Stay changed',
    moment: 'change',
    when: 'Dates, guests, services or price of a stay have changed.',
    subject: 'Your stay has changed: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, this is your stay at {{house_name}} as it was and as it is now, with the booking code {{booking_code}}. {{calendar_note}}\n\nIf this is a surprise to you, please call or write to us.',
    fields: {
      ...BOOKING_FIELDS,
      calendar_note: {
        label: 'About the calendar file',
        value: (data) => (isConfirmed(data) ? 'Open the attached file to change it in your calendar.' : ''),
      },
    },
    fits: ({ isChangedBack }) => !isChangedBack,
    example: { status: 'confirmed' },
  };

  subjectLine(data: Data): string {
    return `${titleOf(data)}: ${data.booking.confirmationCode}`;
  }

  preview({ booking, isChangedBack }: Data): string {
    return `${isChangedBack ? CHANGED_BACK : 'What was, and what is.'} The total is ${formatRupees(booking.finalTotal)}.`;
  }

  body(data: Data): ReactElement {
    const { booking, before, note, house, isChangedBack } = data;
    const pays = isConfirmed(data) && hasToPay(booking);
    return (
      <>
        <Title status={isChangedBack ? 'Unchanged' : 'Changed'} tone="water">
          {titleOf(data)}
        </Title>
        <Amounts booking={booking} />
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, this is your stay at {house.name}
          {!isChangedBack && ' as it was and as it is now'}, with the booking code {booking.confirmationCode}.
          {isChangedBack && ` ${CHANGED_BACK}`}
          {isConfirmed(data) && !isChangedBack && ' Open the attached file to change it in your calendar.'}
        </OpeningParagraph>
        {note && <Note title="Why">{note}</Note>}
        {!isChangedBack && <StayComparison before={before} after={booking} words={['Was', 'Is']} />}
        <Overpaid booking={booking} />
        {pays ? (
          <>
            <Heading>Still to pay</Heading>
            <PayPanel data={data} />
          </>
        ) : (
          <Action href={bookingLink(data)}>See your booking</Action>
        )}
        <Heading>Your price</Heading>
        <PriceLines booking={booking} />
        <Prose>If this is a surprise to you, please call or write to us.</Prose>
      </>
    );
  }

  async attachments(data: Data): Promise<Attachments> {
    if (!isConfirmed(data)) return [];
    return [...(hasToPay(data.booking) ? await upiQr(data) : []), ...stayCalendar(data)];
  }

  /** The booking was cancelled, or a later change has its own mail. */
  async isOutdated(payload: StayChangedPayload, bookings: CurrentBookings): Promise<boolean> {
    const { deleted, status, stayChanges = 0 } = await bookings.booking(payload.booking);
    return deleted || status === 'cancelled' || stayChanges > nth(payload);
  }

  /**
   * Begins at the stay that the guest knows, with the reasons of all changes since. Nothing is left to say when they
   * have none and come back to that stay.
   */
  withUnsent(
    payload: StayChangedPayload,
    others: readonly OtherMessage<StayChangedPayload>[],
  ): StayChangedPayload | undefined {
    const earlier = others
      .filter((other) => nth(other.payload) < nth(payload))
      .sort((a, b) => nth(a.payload) - nth(b.payload));
    const unsent = earlier.slice(earlier.findLastIndex(({ wasSent }) => wasSent) + 1).map((other) => other.payload);
    const notes = [...unsent, payload].flatMap(({ note }) => note ?? []);
    const before = unsent[0]?.before ?? payload.before;
    const isChangedBack = unsent.length > 0 && !isOtherStay(before, payload.booking);
    if (isChangedBack && notes.length === 0) return undefined;
    return { ...payload, before, note: notes.join('\n\n') || null, ...(isChangedBack && { isChangedBack }) };
  }

  isLimitedByMailbox({ changedBy }: StayChangedPayload): boolean {
    return changedBy === 'guest';
  }
}
