import { hash } from 'node:crypto';

/** The hash under which a token is stored: SHA-256 in hex, which is enough for a token that cannot be guessed. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'hex');
