import { randomBytes } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** `PR-` and eight characters of Crockford's base32 from the secure generator, 40 bits. */
export function newReference(): string {
  return `PR-${Array.from(randomBytes(LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')}`;
}
