import { normaliseUtr } from '@farmhouse/contracts/bookings/utr';
import { QueryFailedError } from 'typeorm';
import { LIVE_UTR_INDEX } from '../booking/payment/payment.entity.ts';
import { UtrInvalid, UtrUsed } from './payment.errors.ts';

/** The reference's 12 digits, typed into the field `path`. Throws UtrInvalid. */
export function readUtr(text: string, path = 'upiTransactionId'): string {
  const utr = normaliseUtr(text);
  if (!utr) throw new UtrInvalid(path);
  return utr;
}

/** True if the database has refused a second live payment with one reference. */
function isUsedUtr(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint === LIVE_UTR_INDEX
  );
}

/** Runs a transaction that stores a reference. Throws UtrUsed when another live payment has it. */
export async function orUtrUsed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUsedUtr(error) ? new UtrUsed() : error;
  }
}
