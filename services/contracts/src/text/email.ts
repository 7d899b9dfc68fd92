/** The error for an invalid e-mail address, in every form and from the server. */
export const INVALID_EMAIL = 'Please enter a valid email address';

/** The longest address that mail servers accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Beginnings and characters that mail programs may interpret as more than a mailbox: an option, a file, a program, a
 * route by way of another host, or an encoded word.
 */
const MORE_THAN_A_MAILBOX = /^[-/|]|[!%`]|=\?/;

const LATIN = /^[a-z\d\u00df-\u017f-]+$/i;
const LATIN_BASE = /^[a-z\dßæøœðþ-]+$/i;
const OTHER_SCRIPTS = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Arabic', 'Hebrew', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Ethiopic', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
  'Hangul',
];
/** Scripts that are written together. */
const JAPANESE_OR_CHINESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u;
/** Letters of other scripts that look like letters of the Latin one. */
const LOOKS_LATIN = /^[асԁеһіјӏорԗԛѕԝхуъьҽпгѵѡαγινορυϲϳօսհոց\d-]+$/i;

/** Tells whether a script writes the whole label. */
const isWriting = (label: string) => (script: string) =>
  new RegExp(`^[\\p{Script_Extensions=${script}}\\d-]+$`, 'u').test(label);

/** True for a part of a host that is written in one script and cannot be read as letters of another. */
function isUnambiguous(label: string): boolean {
  if (LATIN.test(label)) return LATIN_BASE.test(label.normalize('NFD').replace(/\p{Mn}/gu, ''));
  return (JAPANESE_OR_CHINESE.test(label) || OTHER_SCRIPTS.some(isWriting(label))) && !LOOKS_LATIN.test(label);
}

/**
 * True for an e-mail address that a program could misinterpret, or a person could mistake for another one: its host
 * mixes scripts, or only looks like Latin letters. The host is in its own letters, not encoded (`xn--`).
 */
export function isDeceptiveEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  return MORE_THAN_A_MAILBOX.test(address.slice(0, at)) || !host.split('.').every(isUnambiguous);
}
