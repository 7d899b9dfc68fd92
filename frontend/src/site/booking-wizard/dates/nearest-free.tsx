import { useFormContext } from 'react-hook-form';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { FreeDatesRow } from '../../ui/stay/free-dates-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FormInput } from '../form/booking-form.ts';
import { CallInstead } from '../submit/submit-problem.tsx';

interface NearestFreeProps {
  dates: FreeDates[];
  /** Called after the dates are filled in. */
  onPicked: () => void;
}

/** Free dates for a stay of the same length, selected with one tap; shown when the chosen dates were taken. */
export function NearestFree({ dates, onPicked }: NearestFreeProps) {
  const { setValue, clearErrors } = useFormContext<FormInput>();
  const pick = ({ checkinDate, checkoutDate }: FreeDates) => {
    setValue('checkinDate', checkinDate, { shouldDirty: true });
    setValue('checkoutDate', checkoutDate, { shouldDirty: true });
    clearErrors(['checkinDate', 'checkoutDate']);
    onPicked();
  };
  return (
    <Notice tone="warning" title="Your dates were just confirmed for another guest.">
      <p>{dates.length > 0 ? 'These are free:' : 'Please choose other dates in the calendar.'}</p>
      {dates.length > 0 && <FreeDatesRow className="mt-3" dates={dates} onPick={pick} />}
      <p className="mt-2">
        <CallInstead />
      </p>
    </Notice>
  );
}
