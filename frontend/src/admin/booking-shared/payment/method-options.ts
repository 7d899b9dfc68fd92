import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS } from '@farmhouse/contracts/bookings/payment/payment-method';

/** Options of the payment methods. */
export const METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_NAMES[value] }));
