import { createHash } from 'node:crypto';
import { oneLine } from '@farmhouse/contracts/text/one-line';
import { withoutHidden } from '@farmhouse/contracts/text/visible';

const SUMMARY_MAX_LENGTH = 200;
/** UIDs are index keys, whose length is limited. */
const UID_MAX_LENGTH = 200;

/** The text as one short line of what can be seen: other sites can write characters that hide or turn a text around. */
export const shownText = (text: unknown): string =>
  oneLine(withoutHidden(String(text ?? '').toWellFormed()), SUMMARY_MAX_LENGTH);

/**
 * The event's identifier, with everything that Postgres can store, since it is compared and not shown; a very long one
 * is replaced by its hash.
 */
export function uidOf(text: unknown, instead: string): string {
  const line = String(text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const uid = Array.from(line).slice(0, 10_000).join('').trim() || instead;
  return uid.length <= UID_MAX_LENGTH ? uid : createHash('sha256').update(uid).digest('hex');
}
