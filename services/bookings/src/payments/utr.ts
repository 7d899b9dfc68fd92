import { normaliseUtr } from '@farmhouse/contracts/bookings/payment/utr';
import { rethrowViolation } from '@farmhouse/platform/database/violations';
import { LIVE_UTR_INDEX } from '../booking/payment/payment.entity.ts';
import { UtrInvalid, UtrUsed } from './payment.errors.ts';

/** The reference's 12 digits, typed into the field `path`. Throws UtrInvalid. */
export function readUtr(text: string, path = 'upiTransactionId'): string {
  const utr = normaliseUtr(text);
  if (!utr) throw new UtrInvalid(path);
  return utr;
}

/** Runs a transaction that stores a reference. Throws UtrUsed when another live payment has it. */
export function rethrowAsUtrUsed<T>(work: () => Promise<T>): Promise<T> {
  return rethrowViolation(LIVE_UTR_INDEX, () => new UtrUsed(), work);
}
