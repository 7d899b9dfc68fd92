import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import {
  CHECKIN_TIMES,
  CHECKOUT_TIMES,
  DEFAULT_CHECKOUT_TIME,
  DEFAULT_VISIT_END,
} from '@farmhouse/contracts/bookings/stay/stay';
import { formatClock } from '@farmhouse/contracts/text/dates';
import { useServices } from '../../services/services.api.ts';
import { beyondGuestsText } from '../../ui/services/beyond-guests.ts';
import { GuestOptions, TimeOptions } from '../../ui/stay/stay-options.tsx';
import { DateFields } from '../dates/date-fields.tsx';
import { SelectField, TextAreaField } from '../form/form-fields.tsx';
import { MoreGuests } from './more-guests.tsx';
import { NearestFree } from '../dates/nearest-free.tsx';
import { useStayDates } from '../dates/use-stay-dates.ts';
import type { WizardState } from '../wizard-state.ts';

interface StepDetailsProps {
  wizard: WizardState;
  /** Alternatives to refused dates. */
  nearestFree?: FreeDates[];
}

export function StepDetails({ wizard, nearestFree }: StepDetailsProps) {
  const dates = useStayDates(wizard);
  const { possible } = dates;
  const { guestCount, selectedServices } = wizard.values;
  const { data: services = [] } = useServices();
  const chosen = services.filter(({ id }) => selectedServices.includes(String(id)));
  return (
    <div className="grid gap-6">
      {nearestFree && <NearestFree dates={nearestFree} onPicked={wizard.next} />}
      <DateFields dates={dates} values={wizard.values} />
      <div className="grid gap-6 sm:grid-cols-3">
        <SelectField name="guestCount" label="Number of Guests" required>
          <option value="">Choose</option>
          <GuestOptions />
        </SelectField>
        <SelectField name="checkinTime" label="Check-in Time" required>
          <option value="">Choose</option>
          <TimeOptions times={CHECKIN_TIMES} possible={possible.checkin} />
        </SelectField>
        <SelectField name="checkoutTime" label="Check-out Time">
          <option value="" disabled={!possible.checkout.includes('')}>
            Not decided
          </option>
          <TimeOptions times={CHECKOUT_TIMES} possible={possible.checkout} />
        </SelectField>
      </div>
      <p role="status" className="rounded-field bg-marigold-soft p-3 font-medium empty:hidden">
        {beyondGuestsText(chosen, Number(guestCount), 'in your special requests')}
      </p>
      <p className="-mt-3 text-sm text-quiet">
        Without a check-out time we expect you to leave by {formatClock(DEFAULT_CHECKOUT_TIME)}, or by{' '}
        {formatClock(DEFAULT_VISIT_END)} when you come for the day only. <MoreGuests picked={wizard.values} />
      </p>
      <TextAreaField name="specialRequests" label="Special Requests" rows={3} />
    </div>
  );
}
