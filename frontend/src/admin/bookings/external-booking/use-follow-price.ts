import { useEffect, useRef } from 'react';
import type { FormInstance } from 'antd';
import type { ExternalBookingFields } from './external-booking.ts';

/** True if the price in the form is the one that it was given, and neither typed nor set by an agreed total. */
export const isGivenPrice = (
  form: Pick<FormInstance<ExternalBookingFields>, 'isFieldTouched' | 'getFieldValue'>,
  given: number,
): boolean => !form.isFieldTouched('basePrice') && form.getFieldValue('basePrice') === given;

/** Sets the price per guest to that of settings which are loaded or changed while the form is open. */
export function useFollowPrice(
  form: FormInstance<ExternalBookingFields>,
  pricePerGuest: number,
  { isRestored }: { isRestored: boolean },
): void {
  const given = useRef(pricePerGuest);
  useEffect(() => {
    if (!isRestored && isGivenPrice(form, given.current)) form.setFieldValue('basePrice', pricePerGuest);
    given.current = pricePerGuest;
  }, [form, pricePerGuest, isRestored]);
}
