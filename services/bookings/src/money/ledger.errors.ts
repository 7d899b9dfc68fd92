import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';
import { QueryFailedError } from 'typeorm';

/** What the database refuses, by the name of its check. */
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

/** Charges follow the booking, and a correction is final. */
export class EntryNotCorrectable extends LedgerConflict {
  constructor(kind: 'charge' | 'correction') {
    super(
      kind === 'charge'
        ? 'A charge cannot be corrected: change the booking instead.'
        : 'A correction cannot be corrected: enter it anew instead.',
    );
  }
}

/** Runs a transaction that adds entries. Throws LedgerConflict for what the database refuses. */
export async function orLedgerConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    const { constraint = '' } = error.driverError as { constraint?: string };
    const message = Object.hasOwn(REFUSED, constraint) ? REFUSED[constraint] : undefined;
    throw message ? new LedgerConflict(message) : error;
  }
}
