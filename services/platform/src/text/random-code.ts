import { randomBytes } from 'node:crypto';

/** Without I, L, O and U, which are easy to misread. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** The prefix, a hyphen and eight characters of Crockford's base32 from the secure generator, 40 bits. */
export function randomCode(prefix: string): string {
  return `${prefix}-${Array.from(randomBytes(LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')}`;
}
