import { ARRIVAL_HOURS_AFTER_CHECKIN } from '@farmhouse/contracts/bookings/booking/scheduled-messages';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { formatClock } from '@farmhouse/contracts/text/dates';
import { hasArrivalDetails } from '@farmhouse/contracts/content/arrival-details';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { firstName } from '@farmhouse/contracts/text/first-name';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Mail } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';
import { Code, DetailsTable } from '../components/details-table.tsx';
import { Action, Note, Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph } from '../template/prose.tsx';
import { ArrivalDetails, DirectionsAction } from './components/arrival.tsx';
import { BOOKING, BOOKING_GUEST } from './booking-recipients.ts';
import { Amounts, StayDetails } from './components/stay-details.tsx';
import { KNOWN_GUEST_FIELDS } from './booking-fields.ts';
import { bookingLink } from './booking-links.ts';
import type { BookingMailData } from './booking-values.ts';

/** The stay begins today: the way, the gate and the Wi-Fi. */
export class ArrivalDayMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly hasPicture = true;
  readonly template: MailTemplate<BookingPayload> = {
    name: 'Day of arrival',
    moment: 'stay',
    when: 'The stay begins today, from 8:00 am, if directions, gate code or Wi-Fi are set.',
    subject: 'Welcome today: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, we look forward to seeing you today. Check-in is from {{checkin_time}}.',
    fields: {
      ...KNOWN_GUEST_FIELDS,
      arrival_directions: { label: 'Directions', value: ({ house }) => house.arrivalDirections ?? '' },
      gate_code: { label: 'Gate code', value: ({ house }) => house.gateCode ?? '' },
      wifi_name: { label: 'Wi-Fi name', value: ({ house }) => house.wifiName ?? '' },
      wifi_password: { label: 'Wi-Fi password', value: ({ house }) => house.wifiPassword ?? '' },
    },
    example: { status: 'confirmed', paymentStatus: 'verified', due: 0 },
  };

  subjectLine({ booking }: BookingMailData): string {
    return `Welcome today: ${booking.confirmationCode}`;
  }

  preview(): string {
    return 'The way to us, the gate and the Wi-Fi.';
  }

  body(data: BookingMailData): ReactElement {
    const { booking, house } = data;
    const { arrivalDirections, gateCode, wifiName, wifiPassword } = house;
    return (
      <>
        <Title status="Today" tone="garden">
          Welcome to {house.name}
        </Title>
        <Amounts booking={booking} />
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, we look forward to seeing you today. Check-in is from{' '}
          {formatClock(booking.checkinTime)}.
        </OpeningParagraph>
        {arrivalDirections && <Note title="The way to us">{arrivalDirections}</Note>}
        {(gateCode || wifiName || wifiPassword) && (
          <DetailsTable
            rows={[
              ['Gate code', gateCode && <Code key="gate">{gateCode}</Code>],
              ['Wi-Fi', wifiName],
              ['Password', wifiPassword && <Code key="wifi">{wifiPassword}</Code>],
            ]}
          />
        )}
        <ArrivalDetails house={house} />
        <DirectionsAction house={house} />
        <StayDetails booking={booking} />
        <Action quiet href={bookingLink(data)}>
          See your booking
        </Action>
      </>
    );
  }

  isScheduled(): boolean {
    return true;
  }

  /** The stay begins on the same day: the kind was switched on once more after this booking's message was stored. */
  repeats({ booking }: BookingPayload, earlier: BookingPayload): boolean {
    return booking.checkinDate === earlier.booking.checkinDate;
  }

  hasContent(settings: SettingValues): boolean {
    return hasArrivalDetails(settings);
  }

  /** The stay was cancelled, begins on another day than the mail says, began hours ago, or messages are paused. */
  async isOutdated({ booking }: BookingPayload, bookings: CurrentBookings, now: Date): Promise<boolean> {
    const current = await bookings.booking(booking);
    const begins = istInstant(current.checkinDate, current.checkinTime);
    const isOver = now.getTime() > begins.getTime() + ARRIVAL_HOURS_AFTER_CHECKIN * HOUR_MS;
    if (current.messagesPaused) return true;
    return current.deleted || current.status !== 'confirmed' || isOver || current.checkinDate !== booking.checkinDate;
  }

  /** The hours of the stay, and its check-out, may have changed. */
  async withChanges(payload: BookingPayload, bookings: CurrentBookings): Promise<BookingPayload> {
    const { checkinTime, checkoutDate, checkoutTime } = await bookings.booking(payload.booking);
    return { ...payload, booking: { ...payload.booking, checkinTime, checkoutDate, checkoutTime } };
  }
}
