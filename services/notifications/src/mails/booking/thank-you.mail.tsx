import { THANKS_DAYS } from '@farmhouse/contracts/bookings/booking/scheduled-messages';
import { firstName } from '@farmhouse/contracts/text/first-name';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import type { ReactElement } from 'react';
import type { CurrentBookings } from '../current-bookings.ts';
import type { Mail } from '../mail.ts';
import type { BookingPayload } from '../mail-payloads.ts';
import { Action, Title } from '../components/components.tsx';
import type { MailTemplate } from '../template/mail-template.ts';
import { OpeningParagraph } from '../template/prose.tsx';
import { BOOKING, BOOKING_GUEST } from './booking-recipients.ts';
import { StayDetails } from './components/stay-details.tsx';
import { KNOWN_GUEST_FIELDS } from './booking-fields.ts';
import type { BookingMailData } from './booking-values.ts';

/** The guest has left: thanks, and the link to a review. */
export class ThankYouMail implements Mail<BookingPayload> {
  readonly about = BOOKING;
  readonly to = BOOKING_GUEST;
  readonly hasPicture = true;
  readonly template: MailTemplate<BookingPayload> = {
    name: 'Thank you',
    moment: 'stay',
    when: 'The day after the guest has left, with the link to a review if one is set.',
    subject: 'Thank you for staying with us: {{booking_code}}',
    body: 'Hello {{guest_first_name}}, thank you for staying at {{house_name}}. We hope that you enjoyed it and would love to see you again.',
    fields: {
      ...KNOWN_GUEST_FIELDS,
      review_link: { label: 'Link to a review', value: ({ house }) => house.reviewUrl ?? '', isLink: true },
    },
    example: { status: 'completed', paymentStatus: 'verified', due: 0 },
  };

  subjectLine({ booking }: BookingMailData): string {
    return `Thank you for staying with us: ${booking.confirmationCode}`;
  }

  preview({ house }: BookingMailData): string {
    return `We hope that you enjoyed ${house.name}.`;
  }

  body({ booking, house }: BookingMailData): ReactElement {
    return (
      <>
        <Title status="Thank you" tone="garden">
          It was good to have you here
        </Title>
        <OpeningParagraph>
          Hello {firstName(booking.fullName)}, thank you for staying at {house.name}. We hope that you enjoyed it and
          would love to see you again.
        </OpeningParagraph>
        {house.reviewUrl && <Action href={house.reviewUrl}>Write a review</Action>}
        <StayDetails booking={booking} />
      </>
    );
  }

  isScheduled(): boolean {
    return true;
  }

  /** Thanks are sent once, also if bookings asks again as one of two channels has withheld them. */
  repeats(): boolean {
    return true;
  }

  /** The stay was cancelled after all, continues, ended long ago, or messages are paused. */
  async isOutdated({ booking }: BookingPayload, bookings: CurrentBookings, now: Date): Promise<boolean> {
    const { deleted, status, checkoutDate, messagesPaused = false } = await bookings.booking(booking);
    const today = istDate(now);
    const isInTime = checkoutDate < today && today <= addDays(checkoutDate, THANKS_DAYS);
    return deleted || messagesPaused || (status !== 'completed' && status !== 'confirmed') || !isInTime;
  }
}
