import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldName, FormInput } from './booking-form.ts';

/** The occasions other than Next Step on which a field of the booking form is validated. */
export function useFieldChecks() {
  const {
    trigger,
    formState: { errors },
  } = useFormContext<FormInput>();
  const isChanged = useRef(false);
  return {
    /**
     * Call it on every change: fields with an error are validated again, so that it disappears once it is corrected.
     */
    changed: () => {
      isChanged.current = true;
      const wrong = Object.keys(errors) as FieldName[];
      if (wrong.length > 0) void trigger(wrong);
    },
    /** False for an empty field that was only passed with the Tab key. */
    isCheckedOnBlur: (value: string) => isChanged.current || value !== '',
  };
}
