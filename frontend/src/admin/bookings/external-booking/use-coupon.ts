import { useEffect, useRef, useState } from 'react';
import type { FormInstance } from 'antd';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { errorText } from '../../../shared/api/api-error.ts';
import { useValidateCouponMutation } from '../../../shared/price/coupons.api.ts';
import {
  amountsOf,
  couponOf,
  discountAfterCheck,
  type ExternalBookingFields,
  type FilledDiscount,
} from './external-booking.ts';

/** Debounce after a change of the price, so that a number is not checked digit by digit while it is typed. */
const RECHECK_MS = 400;

export interface CheckedCoupon {
  /** The discount as text; undefined unless the code and the price are those that were checked. */
  applied: string | undefined;
  /** Checks the coupon as entered; true if it is valid or there is none. */
  check: () => Promise<boolean>;
}

type Asked = ReturnType<typeof couponOf>;

const isSame = (a: Asked | undefined, b: Asked): boolean => a?.code === b.code && a.amount === b.amount;

/**
 * The coupon of an external booking: a valid one fills the discount, which follows it when the price changes, until the
 * owner edits the discount. Rule: coupons of external bookings.
 */
export function useCoupon(
  form: FormInstance<ExternalBookingFields>,
  fields: Partial<ExternalBookingFields>,
): CheckedCoupon {
  const [validate] = useValidateCouponMutation();
  const [applied, setApplied] = useState<Asked & { text: string }>();
  const last = useRef<Asked & { isValid: Promise<boolean> | undefined }>(undefined);
  const filled = useRef<FilledDiscount>(undefined);

  const fill = (code: string, takes: number | undefined) => {
    const typed = amountsOf(form.getFieldsValue()).discountAmount;
    const discountAmount = discountAfterCheck({ code, takes }, typed, filled.current);
    if (takes === discountAmount || discountAmount !== typed) filled.current = { code, discountAmount };
    if (discountAmount !== typed) form.setFieldValue('discountAmount', discountAmount);
  };

  const ask = async (checked: Asked): Promise<boolean> => {
    form.setFields([{ name: 'couponCode', errors: [] }]);
    if (checked.code === '') {
      fill('', undefined);
      return true;
    }
    const response = await validate(checked)
      .unwrap()
      .catch((error: unknown) => ({ error }));
    if (!isSame(couponOf(form.getFieldsValue()), checked)) return check(); // changed meanwhile
    if ('error' in response) {
      last.current = { ...checked, isValid: undefined }; // the next check calls the server again
      fill(checked.code, undefined);
      form.setFields([{ name: 'couponCode', errors: [errorText(response.error, 'The coupon could not be checked')] }]);
      return false;
    }
    fill(checked.code, response.discountAmount);
    const text = `${response.coupon.code} takes ${formatRupees(response.discountAmount)} off; you may change the discount`;
    setApplied({ ...checked, text });
    return true;
  };

  const check = (): Promise<boolean> => {
    const checked = couponOf(form.getFieldsValue());
    if (last.current?.isValid && isSame(last.current, checked)) return last.current.isValid;
    const isValid = ask(checked);
    last.current = { ...checked, isValid };
    return isValid;
  };

  const shown = couponOf(fields);
  useEffect(() => {
    if (!shown.code || last.current?.code !== shown.code || isSame(last.current, shown)) return;
    const timer = setTimeout(() => void check(), RECHECK_MS);
    return () => clearTimeout(timer);
  });

  return { applied: applied && isSame(applied, shown) ? applied.text : undefined, check };
}
