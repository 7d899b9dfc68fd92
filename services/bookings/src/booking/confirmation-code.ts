import { CONFIRMATION_CODE_PATTERN } from '@farmhouse/contracts/bookings/booking/booking';
import { violates } from '@farmhouse/platform/database/violations';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { randomCode } from '@farmhouse/platform/text/random-code';
import { CODE_CONSTRAINT } from './booking.entity.ts';

const TRIES = 5;

export const newConfirmationCode = (): string => randomCode('FH');

/** Runs a transaction with a new code, and retries it with another one if the code already exists. */
export async function withNewCode<T>(work: (confirmationCode: string) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(newConfirmationCode());
    } catch (error) {
      if (!violates(error, CODE_CONSTRAINT) || tries === TRIES) throw error;
    }
  }
}

/** Normalises a typed code; undefined when the text cannot be a code. */
export function readConfirmationCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return CONFIRMATION_CODE_PATTERN.test(code) ? code : undefined;
}

/** The code in a path. Throws NotFound for a malformed code, as for an unknown one. */
export function codeFromPath(text: string): string {
  const code = readConfirmationCode(text);
  if (!code) throw new NotFound('Booking');
  return code;
}
