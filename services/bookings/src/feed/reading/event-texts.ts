import { createHash } from 'node:crypto';

const SUMMARY_MAX_LENGTH = 200;
/** Texts are keys of an index, which takes no long ones. */
const UID_MAX_LENGTH = 200;

/** One line of typed text without control characters, which neither Postgres nor a screen accepts. */
export function oneLine(text: unknown, maxLength = SUMMARY_MAX_LENGTH): string {
  const line = String(text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, maxLength).join('').trim();
}

/** The event's identifier; a very long one by its fingerprint. */
export function uidOf(text: unknown, instead: string): string {
  const uid = oneLine(text, 10_000) || instead;
  return uid.length <= UID_MAX_LENGTH ? uid : createHash('sha256').update(uid).digest('hex');
}
