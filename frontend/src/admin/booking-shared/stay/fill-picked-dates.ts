import type { StayDates } from '@farmhouse/contracts/bookings/stay/stay';
import type { FormInstance } from 'antd';

type PickedDates = Pick<StayDates, 'checkinDate' | 'checkoutDate'>;

/** Fills in the dates that were picked in a calendar, and removes the errors of their fields. */
export function fillPickedDates(form: FormInstance, { checkinDate, checkoutDate }: PickedDates): void {
  form.setFieldsValue({ checkinDate, checkoutDate });
  form.setFields([
    { name: 'checkinDate', errors: [] },
    { name: 'checkoutDate', errors: [] },
  ]);
}
