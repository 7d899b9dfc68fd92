import type { ErrorCode } from '@farmhouse/contracts/errors';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { DomainError } from '@farmhouse/platform/errors/domain-error';
import { QueryFailedError } from 'typeorm';
import type { MoneyOfGuest } from './open-money.ts';

/** The messages of violated database checks, by constraint name. */
const REFUSED: Readonly<Record<string, string>> = {
  ledger_refunds: 'More cannot be refunded than was received.',
  ledger_deposit: 'More of a deposit cannot be returned or kept than was taken.',
  ledger_entries_corrected: 'This entry was corrected already.',
  ledger_correction: 'This entry cannot be corrected.',
};

/** The sums of the ledger do not allow the entry. */
export class LedgerConflict extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'ledger-conflict';
}

/** The entry is a charge, which follows the booking, or a correction, which is final. */
export class EntryNotCorrectable extends LedgerConflict {
  constructor(kind: 'charge' | 'correction') {
    super(
      kind === 'charge'
        ? 'A charge cannot be corrected: change the booking instead.'
        : 'A correction cannot be corrected: enter it again instead.',
    );
  }
}

const RETURN_FIRST: Record<MoneyOfGuest['kind'], (amount: string) => string> = {
  refund: (amount) => `its guest is to get ${amount} back. Pay it and record the refund first.`,
  requested: (amount) => `its guest has paid ${amount}. Cancel or decline the request first, and pay it back.`,
  deposit: (amount) => `the deposit of ${amount} is still held. Record first that it was returned or kept.`,
};

/** The booking cannot be deleted: it holds money of its guest, which would no longer be shown anywhere. */
export class BookingHoldsGuestMoney extends LedgerConflict {
  constructor({ confirmationCode, kind, amount }: MoneyOfGuest) {
    super(`${confirmationCode} cannot be deleted: ${RETURN_FIRST[kind](formatRupees(amount))}`);
  }
}

/** Runs a transaction that adds entries. Throws LedgerConflict for what the database refuses. */
export async function rethrowAsLedgerConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    const { constraint = '' } = error.driverError as { constraint?: string };
    const message = Object.hasOwn(REFUSED, constraint) ? REFUSED[constraint] : undefined;
    throw message ? new LedgerConflict(message) : error;
  }
}
