import { useFormContext } from 'react-hook-form';
import { MAX_GUESTS_ONLINE, type FreeDates } from '@farmhouse/contracts/bookings/booking';
import {
  CHECKIN_TIMES,
  CHECKOUT_TIMES,
  DEFAULT_CHECKOUT_TIME,
  DEFAULT_VISIT_END,
} from '@farmhouse/contracts/bookings/stay';
import { Field } from '../../shared/ui/field.tsx';
import { clockTime } from '../../shared/ui/dates.ts';
import type { FormInput } from './booking-form.ts';
import { DateFields } from './date-fields.tsx';
import { NearestFree } from './nearest-free.tsx';
import type { WizardState } from './use-wizard.ts';

interface StepDetailsProps {
  wizard: WizardState;
  nearestFree: FreeDates[];
  onPicked: () => void;
}

const GUESTS = Array.from({ length: MAX_GUESTS_ONLINE }, (_, index) => index + 1);

export function StepDetails({ wizard, nearestFree, onPicked }: StepDetailsProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormInput>();
  return (
    <div className="grid gap-6">
      <NearestFree dates={nearestFree} onPicked={onPicked} />
      <DateFields wizard={wizard} />
      <div className="grid gap-6 sm:grid-cols-3">
        <Field label="Number of Guests" required error={errors.guestCount?.message}>
          {(control) => (
            <select {...control} {...register('guestCount')}>
              <option value="">Choose</option>
              {GUESTS.map((count) => (
                <option key={count} value={count}>
                  {count} {count === 1 ? 'guest' : 'guests'}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Check-in Time" required error={errors.checkinTime?.message}>
          {(control) => (
            <select {...control} {...register('checkinTime')}>
              <option value="">Choose</option>
              <Times times={CHECKIN_TIMES} />
            </select>
          )}
        </Field>
        <Field label="Check-out Time" error={errors.checkoutTime?.message}>
          {(control) => (
            <select {...control} {...register('checkoutTime')}>
              <option value="">Any time</option>
              <Times times={CHECKOUT_TIMES} />
            </select>
          )}
        </Field>
      </div>
      <p className="-mt-3 text-sm text-quiet">
        Without a check-out time we expect you to leave by {clockTime(DEFAULT_CHECKOUT_TIME)}, or by{' '}
        {clockTime(DEFAULT_VISIT_END)} when you come for the day only. More than {MAX_GUESTS_ONLINE} guests? Please call
        us.
      </p>
      <Field label="Special Requests" error={errors.specialRequests?.message}>
        {(control) => (
          <textarea
            {...control}
            {...register('specialRequests')}
            rows={3}
            className={control.className.replace('h-12', 'py-3')}
          />
        )}
      </Field>
    </div>
  );
}

function Times({ times }: { times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {clockTime(time)}
    </option>
  ));
}
