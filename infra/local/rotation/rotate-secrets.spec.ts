import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { DAY_MS } from '../../../services/contracts/src/timing/durations.ts';
import { databaseUrl, provision } from '../../postgres/provision.ts';
import { beginArchive, segmentsBetween } from '../../backup/database/wal-archive.ts';
import { CommandError } from '../../command-error.ts';
import { inRoot } from '../../paths.ts';
import { DATABASE, SERVICES } from '../../services.ts';
import { freePort } from '../settings/ports.ts';
import { loadSecrets, readSecrets, rotatedSecrets, withPreviousLinks, writeSecrets } from '../settings/secrets.ts';
import { startPostgres } from '../servers/postgres.ts';
import { ownFolder } from '../servers/postgres-files.ts';
import { rotateSecrets } from './rotate-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'rotation-'));
chmodSync(folder, 0o755); // Postgres may run as another user
const file = join(folder, 'secrets.env');
const postgres = { dataDir: join(folder, 'postgres'), port: 0, isDurable: false };
const LINKS_UNTIL = new Date('2027-06-01T00:00:00Z');

/** Runs work as the superuser of the product's Postgres, started with the password in the file. */
async function asStarted<T>(work: (client: pg.Client) => Promise<T>, walArchive?: string): Promise<T> {
  const secrets = await loadSecrets(file);
  const password = secrets.postgresPassword;
  const server = await startPostgres({ ...postgres, walArchive, password, line: () => undefined });
  const roles = SERVICES.map(({ name }) => ({ name, password: secrets.rolePasswords[name] }));
  await provision(server.url, roles);
  const client = new pg.Client({ connectionString: databaseUrl(server.url, DATABASE) });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

const countKeys = (client: pg.Client) =>
  client.query('SELECT count(*)::int AS keys FROM identity.signing_keys').then(({ rows }) => rows[0].keys);

const presentSegment = (client: pg.Client): Promise<string> =>
  client.query('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name').then(({ rows }) => rows[0].name);

beforeAll(async () => {
  postgres.port = await freePort();
  await asStarted(async (client) => {
    await client.query('CREATE TABLE identity.signing_keys (key_id uuid)');
    await client.query('INSERT INTO identity.signing_keys VALUES (gen_random_uuid())');
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('rotateSecrets refuses a folder without secrets', async () => {
  const rotation = rotateSecrets({ file: join(folder, 'none.env'), postgres, linksUntil: null });

  await expect(rotation).rejects.toBeInstanceOf(CommandError);
});

it('rotateSecrets gives the product new secrets, keeps the old secret of links, and deletes the signing key', async () => {
  const before = await loadSecrets(file);

  await rotateSecrets({ file, postgres, linksUntil: LINKS_UNTIL });

  const after = await loadSecrets(file);
  expect(after).toMatchObject({
    previousGuestToken: { secret: before.guestTokenSecret, until: LINKS_UNTIL.toISOString() },
    adminPassword: before.adminPassword,
    sealSecrets: expect.stringMatching(new RegExp(`^[\\w-]{43},${before.sealSecrets}$`)),
  });
  for (const name of ['postgresPassword', 'redisPassword', 'guestTokenSecret'] as const) {
    expect(after[name]).not.toBe(before[name]);
  }
  for (const { name } of SERVICES) expect(after.rolePasswords[name]).not.toBe(before.rolePasswords[name]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await asStarted(countKeys)).toBe(0);
  const refused = startPostgres({ ...postgres, password: before.postgresPassword, line: () => undefined });
  await expect(refused).rejects.toThrow('Postgres refuses our password');
}, 30_000);

it('rotateSecrets invalidates the links that were sent before when no time is given for them', async () => {
  await rotateSecrets({ file, postgres, linksUntil: null });

  expect(readFileSync(file, 'utf8')).not.toContain('GUEST_TOKEN_SECRET_PREVIOUS');
}, 30_000);

it("the start after a rotation archives its part of Postgres' log, so that an earlier backup can be replayed past it", async () => {
  const archive = join(folder, 'archive');
  await ownFolder(archive);
  await beginArchive(archive);
  const before = await asStarted(presentSegment, archive);

  await rotateSecrets({ file, postgres, linksUntil: null });

  const after = await asStarted(presentSegment, archive);
  const archived = segmentsBetween(before, after).map((segment) => `${segment}.gz`);
  expect(archived.length).toBeGreaterThan(2);
  expect(readdirSync(archive)).toEqual(expect.arrayContaining(archived));
}, 60_000);

it('make rotate finishes a restore that was killed while it moved the data, rotates the restored secrets, and keeps links for 180 days', async () => {
  const before = await loadSecrets(file);
  const [next, old] = [`${file}.restored`, `${file}.before-restore`];
  renameSync(file, next);
  const journal = join(folder, 'restore.json');
  writeFileSync(journal, JSON.stringify([{ live: file, next, old }]));

  const env = { ...process.env, DATA_DIR: folder, POSTGRES_PORT: String(postgres.port) };
  const began = Date.now();
  await promisify(execFile)(process.execPath, [inRoot('infra/local/rotate.ts')], { env });

  expect(existsSync(journal)).toBe(false);
  const after = await loadSecrets(file);
  expect(after.postgresPassword).not.toBe(before.postgresPassword);
  expect(after.previousGuestToken?.secret).toBe(before.guestTokenSecret);
  const until = Date.parse(after.previousGuestToken?.until ?? '');
  expect(until).toBeGreaterThanOrEqual(began + 180 * DAY_MS);
  expect(until).toBeLessThanOrEqual(Date.now() + 180 * DAY_MS);
}, 60_000);

it.each([
  ['before', false],
  ['after', true],
] as const)(
  'rotateSecrets finishes a rotation that was killed %s Postgres had got its new password, and closes the old links if asked now',
  async (_when, isChanged) => {
    const before = await readSecrets(file);
    const next = rotatedSecrets(before, LINKS_UNTIL);
    await writeSecrets(`${file}.next`, next);
    const password = next.get('POSTGRES_PASSWORD') ?? '';
    if (isChanged)
      await asStarted((client) => client.query(`ALTER ROLE postgres PASSWORD ${pg.escapeLiteral(password)}`));

    await rotateSecrets({ file, postgres, linksUntil: null });

    expect(await readSecrets(file)).toEqual(withPreviousLinks(next, before, null));
    expect(readFileSync(file, 'utf8')).not.toContain('GUEST_TOKEN_SECRET_PREVIOUS');
    await expect(asStarted(countKeys)).resolves.toBe(0);
  },
  30_000,
);
