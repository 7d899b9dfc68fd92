import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id with the parameters of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with when there is no such admin, so that both answers take the same time. */
const nobody = hash(randomBytes(16), ARGON2ID);

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Whether the password is the one that was hashed; false, as slowly, when there is no hash. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}

/** A password for the first start, 144 bits of chance. */
export function randomPassword(): string {
  return randomBytes(18).toString('base64url');
}
