import type { CreateBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { normaliseUtr } from '@farmhouse/contracts/bookings/payment/utr';
import type { FormOutput } from '../form/booking-form.ts';
import type { StayPrice } from '../price/use-stay-price.ts';

/**
 * The body of the booking request: the form and the current price. The UTR is omitted if it is empty or nothing is due.
 */
export function payloadOf(form: FormOutput, { price, coupon }: StayPrice): CreateBooking {
  const { upiTransactionId, ...fields } = form;
  const utr = normaliseUtr(upiTransactionId);
  return {
    ...fields,
    couponCode: coupon.status === 'valid' ? coupon.terms.code : '',
    basePrice: price.basePrice,
    servicesPrice: price.servicesPrice,
    discountAmount: price.discountAmount,
    finalTotal: price.finalTotal,
    ...(utr && price.finalTotal > 0 && { upiTransactionId: utr }),
  };
}
