import { useEffect, useRef } from 'react';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { errorText, isApiError, isRejection } from '../../../shared/api/api-error.ts';
import { useValidateCouponMutation } from '../../../shared/price/coupons.api.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { track } from '../../ui/track.ts';
import { couponAfterFailure } from './coupon.ts';
import type { WizardState } from '../wizard-state.ts';

/** Id of the field for the code. */
export const COUPON_FIELD = 'coupon-code';

/** Checks the typed code and applies it, or shows the reason. */
export function useCoupon({ couponCode, setCouponCode, setCoupon, price: { price } }: WizardState) {
  const [validate, { isLoading }] = useValidateCouponMutation();
  const typed = useRef(couponCode);
  useEffect(() => void (typed.current = couponCode), [couponCode]);

  /** True once the coupon is applied. The result of a code that the guest has changed meanwhile is dropped. */
  const apply = async (): Promise<boolean> => {
    if (isLoading) return false;
    const code = normaliseCouponCode(couponCode);
    setCouponCode(code);
    const isChanged = () => normaliseCouponCode(typed.current) !== code;
    if (!code) {
      toast({ tone: 'destructive', title: 'No Coupon Code', description: 'Please enter a coupon code' });
      return false;
    }
    try {
      const response = await validate({ code, amount: price.subtotal }).unwrap();
      if (isChanged()) return false;
      setCoupon({ status: 'valid', terms: response.coupon, message: response.message });
      track('coupon-accepted');
      const description = `You saved ${formatRupees(response.discountAmount)}`;
      toast({ tone: 'success', title: 'Coupon Applied!', description });
      return true;
    } catch (error) {
      if (isChanged()) return false;
      const message = errorText(error, 'Invalid coupon code');
      setCoupon(couponAfterFailure(error, message));
      if (isApiError(error) && isRejection(error)) track('coupon-refused');
      toast({ tone: 'destructive', title: 'Invalid Coupon', description: message });
      return false;
    }
  };
  return { apply, isLoading };
}
