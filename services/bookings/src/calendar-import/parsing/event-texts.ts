import { createHash } from 'node:crypto';

const SUMMARY_MAX_LENGTH = 200;
/** UIDs are index keys, whose length is limited. */
const UID_MAX_LENGTH = 200;

/** The text as one line without control characters, which Postgres and screens cannot handle. */
export function oneLine(text: unknown, maxLength = SUMMARY_MAX_LENGTH): string {
  const line = String(text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, maxLength).join('').trim();
}

/** The event's identifier; a very long one is replaced by its hash. */
export function uidOf(text: unknown, instead: string): string {
  const uid = oneLine(text, 10_000) || instead;
  return uid.length <= UID_MAX_LENGTH ? uid : createHash('sha256').update(uid).digest('hex');
}
