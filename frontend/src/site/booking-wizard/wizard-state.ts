import type { UseFormReturn } from 'react-hook-form';
import type { StayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import type { FieldName, FormInput, FormOutput } from './form/booking-form.ts';
import type { CouponState } from './price/coupon.ts';
import type { StayPrice } from './price/use-stay-price.ts';

/** State and actions of the booking wizard's steps. */
export interface WizardState {
  form: UseFormReturn<FormInput, unknown, FormOutput>;
  values: FormInput;
  /** Index of the step that is shown. */
  step: number;
  coupon: CouponState;
  setCoupon: (coupon: CouponState) => void;
  /** The code as typed. */
  couponCode: string;
  setCouponCode: (code: string) => void;
  price: StayPrice;
  /** Confirmed stays and blocks around the chosen dates, as far as they are loaded. */
  taken: readonly StayInterval[];
  /** True if the next step is the last one again. */
  returns: boolean;
  previous: () => void;
  /** Goes from the last step to any other, for a change; Back and the next step return to the last one. */
  goTo: (step: number) => void;
  /** Goes to the step of a field; the next step then returns to this one. */
  change: (field: FieldName) => void;
  /** Returns the field that the guest wants to change, once. */
  takeChange: () => FieldName | undefined;
  /**
   * Goes to the next step if the fields of this step are valid, else focuses the first invalid one. Dates are checked
   * when their availability is loaded; if it cannot be, when the request is sent.
   */
  next: () => void;
  /** True while `next` waits for the availability of the dates. */
  isChecking: boolean;
  /** False while the rates and the availability of the dates load. */
  isTotalKnown: boolean;
  /** Removes the draft for good; call it after a booking. The form stays as it is until the guest leaves it. */
  clear: () => void;
}
