import { hyphenated, RECEIPT_NUMBER_PATTERN } from '@farmhouse/contracts/bookings/receipt/receipt';
import { NotFound } from '@farmhouse/platform/errors/domain-error';

/** A requested receipt. */
export interface ReceiptRequest {
  number: string;
  /** True if it is requested as a PDF document. */
  isFile: boolean;
}

/** Reads `R/2026-27/0001`, with hyphens for slashes too, and `.pdf` at its end. Throws NotFound for anything else. */
export function parseReceiptRequest(text: string): ReceiptRequest {
  const isFile = /\.pdf$/i.test(text);
  const number = text.replace(/\.pdf$/i, '').replace(/^R[-/](\d{4}-\d{2})[-/]/i, 'R/$1/');
  if (!RECEIPT_NUMBER_PATTERN.test(number)) throw new NotFound('Receipt');
  return { number, isFile };
}

/** The file's name, without slashes. */
export const fileNameOf = (number: string): string => `${hyphenated(number)}.pdf`;
