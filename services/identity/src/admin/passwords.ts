import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id with the parameters of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified against when there is no such admin, so that both answers take the same time. */
const dummyHash = hash(randomBytes(16), ARGON2ID);

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** True if the password matches the hash. Without a hash it returns false after the same time. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
}

/** A password for the first start, with 144 bits of entropy. */
export function randomPassword(): string {
  return randomBytes(18).toString('base64url');
}
