import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { rolePasswordVariable, SERVICES, type ServiceName } from '../services.ts';

export interface Secrets {
  postgresPassword: string;
  redisPassword: string;
  rolePasswords: Record<ServiceName, string>;
  guestTokenSecret: string;
  adminPassword: string;
}

const made = (bytes = 24): string => randomBytes(bytes).toString('base64url');

function parse(text: string): Map<string, string> {
  const pairs = text.split('\n').filter((line) => /^\w+=/.test(line));
  return new Map(pairs.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).trim()]));
}

/**
 * The secrets of this data folder: generated once, stored in a file that only its owner can read. An ADMIN_PASSWORD in
 * the environment of the first start is stored instead of a random one.
 */
export async function loadSecrets(file: string, env: NodeJS.ProcessEnv = process.env): Promise<Secrets> {
  const known = parse(await readFile(file, 'utf8').catch(() => ''));
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
    adminPassword: secret('ADMIN_PASSWORD', () => env.ADMIN_PASSWORD || made(12)),
    rolePasswords: Object.fromEntries(
      SERVICES.map(({ name }) => [name, secret(rolePasswordVariable(name), made)]),
    ) as Secrets['rolePasswords'],
  };

  if (known.size > before) {
    await mkdir(dirname(file), { recursive: true });
    const lines = [
      '# Made by `make up` for this folder only. Keep it with the data: the database knows these passwords.',
    ];
    for (const [name, value] of known) lines.push(`${name}=${value}`);
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  }
  return secrets;
}
