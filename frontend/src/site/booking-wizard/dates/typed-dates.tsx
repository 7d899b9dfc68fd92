import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { addDays, isIsoDate } from '@farmhouse/contracts/timing/ist';
import { CONTROL_CLASS } from '../../ui/forms/field.tsx';
import type { FormInput } from '../form/booking-form.ts';
import { useFieldChecks } from '../form/field-checks.ts';
import type { StayDatesState } from './use-stay-dates.ts';

interface TypedDatesProps {
  dates: StayDatesState;
  checkinDate: string;
  /** Id of the message with the errors of both fields. */
  messageId: string;
}

/** The two dates as fields for typing. */
export function TypedDates({ dates, checkinDate, messageId }: TypedDatesProps) {
  const { today, maxNights, show } = dates;
  const { lastCheckin } = dates.horizon;
  return (
    <>
      <DateField
        name="checkinDate"
        label="Check-in Date"
        min={today}
        max={lastCheckin}
        messageId={messageId}
        onTyped={show}
      />
      <DateField
        name="checkoutDate"
        label="Check-out Date"
        min={checkinDate || today}
        max={addDays(checkinDate || lastCheckin, maxNights)}
        messageId={messageId}
      />
    </>
  );
}

interface DateFieldProps {
  name: 'checkinDate' | 'checkoutDate';
  label: string;
  min: string;
  max: string;
  messageId: string;
  onTyped?: (day: string) => void;
}

function DateField({ name, label, min, max, messageId, onTyped }: DateFieldProps) {
  const { field, fieldState } = useController<FormInput, typeof name>({ name });
  const { changed, isCheckedOnBlur } = useFieldChecks();
  const { ref: registerFocus } = field;
  // an error moves focus to its message, because this field may be out of sight
  useEffect(
    () => registerFocus({ focus: () => document.getElementById(messageId)?.focus() }),
    [registerFocus, messageId],
  );
  return (
    <label className="block min-w-0 font-semibold">
      {label}
      <input
        type="date"
        name={name}
        value={field.value}
        min={min}
        max={max}
        aria-required
        aria-invalid={fieldState.invalid || undefined}
        aria-describedby={fieldState.invalid ? messageId : undefined}
        className={`${CONTROL_CLASS} mt-1.5 font-normal`}
        onChange={({ target }) => {
          // some browsers accept a year of five digits, which is no day that can be computed with
          const day = isIsoDate(target.value) ? target.value : '';
          field.onChange(day);
          onTyped?.(day);
          changed();
        }}
        onBlur={({ target }) => isCheckedOnBlur(target.value) && field.onBlur()}
      />
    </label>
  );
}
