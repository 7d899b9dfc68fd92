import { useId } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { SITE_NAMES, type CalendarClash } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { formatDayRange, formatInstant } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { daysText } from '../booking-shared/stay/stay-text.ts';
import { bookingPath } from '../navigation/paths.ts';
import { PhoneLink } from '../ui/contact-links.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { useDeclareSameStayMutation } from './clashes.api.ts';

const dayOf = (instant: string): string => istDate(new Date(instant));

interface ClashCardProps {
  clash: CalendarClash;
  /** Called when the owner goes to the booking. */
  onLeave: () => void;
}

/** A stay and the overlapping event of another site, side by side. */
export function ClashCard({ clash, onLeave }: ClashCardProps) {
  const { id, event, booking, firstSeenAt } = clash;
  const title = useId();
  const navigate = useNavigate();
  const [declare, { isLoading }] = useDeclareSameStayMutation();
  const sameStay = (): Promise<unknown> =>
    reportOutcome(declare(id).unwrap(), {
      done: {
        title: 'Success',
        description: `${booking.confirmationCode} and the entry of ${event.feedName} are one stay`,
      },
      failed: 'It was not changed',
      again: sameStay,
    });
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="mb-2 text-lg wrap-anywhere">
        {booking.guestName} and {event.feedName}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="panel p-3">
          <h4 className="mb-1 font-semibold">Booked here</h4>
          <DescriptionList
            items={[
              ['Guest', `${booking.guestName}, ${formatGuests(booking.guests)}`],
              ['Phone', <PhoneLink key="phone" number={booking.guestPhone} />],
              ['Dates', daysText(booking)],
              ['Code', booking.confirmationCode],
              ['Total', formatRupees(booking.totalAmount)],
            ]}
          />
        </div>
        <div className="panel p-3">
          <h4 className="mb-1 font-semibold wrap-anywhere">Sold on {event.feedName}</h4>
          <DescriptionList
            items={[
              ['Entry', event.summary || 'Without a name'],
              // from arrival to departure, as those of the stay beside it
              ['Dates', formatDayRange(dayOf(event.startsAt), dayOf(event.endsAt))],
              ['Site', SITE_NAMES[event.site]],
              ['First seen', formatInstant(firstSeenAt)],
            ]}
          />
        </div>
      </div>
      <p className="mt-3 font-semibold">Choose one of these:</p>
      <ul className="list-disc pl-5">
        <li>call {booking.guestName} and agree on other dates, then change or cancel the stay here;</li>
        <li>or cancel the booking on {event.feedName}: this ends once its calendar no longer has it.</li>
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          type="primary"
          onClick={() => {
            onLeave();
            void navigate(bookingPath(booking.id));
          }}
        >
          Open the stay
        </Button>
        <Button loading={isLoading} onClick={() => void sameStay()}>
          It is the same stay
        </Button>
      </div>
    </section>
  );
}
