import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PASSWORD_MIN_LENGTH } from '../../../services/contracts/src/identity/admin.ts';
import { rolePasswordVariable, SERVICES, type ServiceName } from '../../services.ts';
import { BadSetting } from '../../variables.ts';

export interface Secrets {
  postgresPassword: string;
  redisPassword: string;
  rolePasswords: Record<ServiceName, string>;
  guestTokenSecret: string;
  /** The secret before the last rotation, and the instant (ISO) until which links made with it open bookings. */
  previousGuestToken?: { secret: string; until: string };
  /** Keys that encrypt stored API keys, the newest first, separated by commas: older ones still decrypt. */
  sealSecrets: string;
  adminPassword: string;
}

const made = (bytes = 24): string => randomBytes(bytes).toString('base64url');

/** Names and values of secrets, as in their file. */
export type SecretValues = Map<string, string>;

const PREVIOUS = 'GUEST_TOKEN_SECRET_PREVIOUS';
const ENCRYPTION_SECRETS = 'SEAL_SECRETS';
const PREVIOUS_UNTIL = 'GUEST_TOKEN_SECRET_PREVIOUS_UNTIL';

/** The values in a file of secrets; none when it does not exist. Throws when it exists and cannot be read. */
export async function readSecrets(file: string): Promise<SecretValues> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const pairs = text.split('\n').filter((line) => /^\w+=/.test(line));
  return new Map(pairs.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).trim()]));
}

/** Writes a file that only its owner can read; whenever that is interrupted, the former file stays whole. */
export async function writeSecrets(file: string, values: SecretValues): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const lines = ['# Made for this folder only. Keep it with the data: the database knows these passwords.'];
  for (const [name, value] of values) lines.push(`${name}=${value}`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  await writeFile(part, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
  await rename(part, file);
}

/**
 * New values for all secrets but the first admin's password, which the owner has changed since. Links made with the
 * old secret open bookings until `linksUntil`; without it they are invalid at once.
 */
export function rotatedSecrets(values: SecretValues, linksUntil: Date | null): SecretValues {
  const next = new Map(values);
  for (const name of [
    'POSTGRES_PASSWORD',
    'REDIS_PASSWORD',
    ...SERVICES.map((service) => rolePasswordVariable(service.name)),
  ])
    next.set(name, made());
  next.set('GUEST_TOKEN_SECRET', made(32));
  next.set(ENCRYPTION_SECRETS, [made(32), values.get(ENCRYPTION_SECRETS)].filter(Boolean).join(','));
  return withPreviousLinks(next, values, linksUntil);
}

/** The values after a rotation, with the secret of links from before it until `linksUntil`; without it, with none. */
export function withPreviousLinks(after: SecretValues, before: SecretValues, linksUntil: Date | null): SecretValues {
  const values = new Map(after);
  values.delete(PREVIOUS);
  values.delete(PREVIOUS_UNTIL);
  const old = before.get('GUEST_TOKEN_SECRET');
  if (linksUntil && old) values.set(PREVIOUS, old).set(PREVIOUS_UNTIL, linksUntil.toISOString());
  return values;
}

function previousGuestToken(values: SecretValues): Secrets['previousGuestToken'] {
  const secret = values.get(PREVIOUS);
  const until = values.get(PREVIOUS_UNTIL);
  return secret && until ? { secret, until } : undefined;
}

function firstAdminPassword({ ADMIN_PASSWORD }: NodeJS.ProcessEnv): string {
  if (!ADMIN_PASSWORD) return made(12);
  if (ADMIN_PASSWORD.length >= PASSWORD_MIN_LENGTH) return ADMIN_PASSWORD;
  throw new BadSetting(`ADMIN_PASSWORD is too short: use at least ${PASSWORD_MIN_LENGTH} characters.`);
}

/**
 * The secrets of this data folder: generated once, stored in a file that only its owner can read. An ADMIN_PASSWORD in
 * the environment of the first start is stored instead of a random one. Throws BadSetting, with nothing stored, when it
 * is too short.
 */
export async function loadSecrets(file: string, env: NodeJS.ProcessEnv = process.env): Promise<Secrets> {
  const known = await readSecrets(file);
  const before = known.size;
  const secret = (name: string, fresh: () => string): string => {
    const value = known.get(name) ?? fresh();
    known.set(name, value);
    return value;
  };

  const secrets: Secrets = {
    postgresPassword: secret('POSTGRES_PASSWORD', made),
    redisPassword: secret('REDIS_PASSWORD', made),
    guestTokenSecret: secret('GUEST_TOKEN_SECRET', () => made(32)),
    previousGuestToken: previousGuestToken(known),
    sealSecrets: secret(ENCRYPTION_SECRETS, () => made(32)),
    adminPassword: secret('ADMIN_PASSWORD', () => firstAdminPassword(env)),
    rolePasswords: Object.fromEntries(
      SERVICES.map(({ name }) => [name, secret(rolePasswordVariable(name), made)]),
    ) as Secrets['rolePasswords'],
  };

  if (known.size > before) await writeSecrets(file, known);
  return secrets;
}
