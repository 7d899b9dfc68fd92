import { createHash } from 'node:crypto';
import type { ReadLine } from './statement.types.ts';

/** A line's text as keys compare it: lower-case letters and digits, so that spaces and wrapping make no difference. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * What makes two lines equal: with a UTR, which all banks share, this and the amount, whatever the bank is called and
 * the text says; otherwise everything.
 */
const identity = ({ date, amountPaise, text, utr }: ReadLine, bank: string): unknown[] =>
  utr ? ['utr', utr, amountPaise] : [bank, date, amountPaise, comparable(text), utr];

/**
 * A key of 64 hexadecimal digits that identifies a line when its statement, one of an overlapping period, or a message
 * about the same transfer is imported again. `occurrence` counts equal lines of one statement from 0; `lineKeys` counts
 * them.
 */
export function lineKey(line: ReadLine, bank: string, occurrence: number): string {
  const parts = JSON.stringify([...identity(line, bank), occurrence]);
  return createHash('sha256').update(parts).digest('hex');
}

/** The keys of all lines of a statement, in their order; no two are the same. */
export function lineKeys(lines: readonly ReadLine[], bank: string): string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify(identity(line, bank));
    const occurrence = counts.get(key) ?? 0;
    counts.set(key, occurrence + 1);
    return lineKey(line, bank, occurrence);
  });
}
