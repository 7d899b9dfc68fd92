import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS } from '@farmhouse/contracts/bookings/payment-method';

/** The methods by which money comes or goes, to choose from. */
export const METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_NAMES[value] }));
