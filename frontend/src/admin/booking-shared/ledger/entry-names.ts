import type { LedgerKind } from '@farmhouse/contracts/bookings/payment/ledger';

/** Displayed names of ledger entries. */
export const KIND_NAMES: Record<LedgerKind, string> = {
  charge: 'Charge',
  payment: 'Payment',
  refund: 'Refund',
  deposit_taken: 'Deposit taken',
  deposit_returned: 'Deposit returned',
  deposit_kept: 'Deposit kept',
  correction: 'Correction',
};
