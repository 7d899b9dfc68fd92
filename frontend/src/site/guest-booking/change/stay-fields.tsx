import { CHECKIN_TIMES, checkoutTimeOf, CHECKOUT_TIMES } from '@farmhouse/contracts/bookings/stay/stay';
import { formatClock } from '@farmhouse/contracts/text/dates';
import { Field } from '../../ui/forms/field.tsx';
import { GuestOptions, TimeOptions } from '../../ui/stay/stay-options.tsx';
import type { ChangeField, SendErrors } from './send-errors.ts';
import type { RequestedStay } from './requested-stay.ts';

interface StayFieldsProps {
  requested: RequestedStay;
  /** May be more than can be requested online. */
  bookedGuests: number;
  errors: SendErrors['fields'];
  change: (fields: Partial<RequestedStay>, ...answered: ChangeField[]) => void;
}

/** The usual choices, and the current one if it is another. */
const withPresent = (choices: readonly string[], present: string): string[] =>
  choices.includes(present) ? [...choices] : [present, ...choices];

/** The offered times, and the current one if it is not among them. */
const checkoutTimes = ({ checkoutTime }: RequestedStay): string[] =>
  checkoutTime ? withPresent(CHECKOUT_TIMES, checkoutTime) : [...CHECKOUT_TIMES];

/** The number of guests, and the times of the stay. */
export function StayFields({ requested, bookedGuests, errors, change }: StayFieldsProps) {
  const usualCheckout = formatClock(checkoutTimeOf({ ...requested, checkoutTime: '' }));
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      <Field label="Number of Guests" required error={errors.guestCount}>
        {(control) => (
          <select
            {...control}
            value={requested.guestCount}
            onChange={({ target }) => change({ guestCount: Number(target.value) }, 'guestCount')}
          >
            <GuestOptions booked={bookedGuests} />
          </select>
        )}
      </Field>
      <Field label="Check-in Time" required error={errors.times}>
        {(control) => (
          <select
            {...control}
            value={requested.checkinTime}
            onChange={({ target }) => change({ checkinTime: target.value }, 'times', 'dates')}
          >
            <TimeOptions times={withPresent(CHECKIN_TIMES, requested.checkinTime)} />
          </select>
        )}
      </Field>
      <Field label="Check-out Time">
        {(control) => (
          <select
            {...control}
            value={requested.checkoutTime}
            onChange={({ target }) => change({ checkoutTime: target.value }, 'times', 'dates')}
          >
            <option value="">Not decided</option>
            <TimeOptions times={checkoutTimes(requested)} />
          </select>
        )}
      </Field>
      <p className="-mt-3 text-sm text-quiet sm:col-span-3">
        {`Without a check-out time we expect you to leave by ${usualCheckout}.`}
      </p>
    </div>
  );
}
