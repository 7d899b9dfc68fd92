import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';

/** The name of a method in sums; null for payments from before methods were stored. */
export const methodName = (method: PaymentMethod | null): string =>
  method ? PAYMENT_METHOD_NAMES[method] : 'Not recorded';
