import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  copyFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateX25519Identity } from 'age-encryption';
import { CommandError } from '../../command-error.ts';
import { SESSION_TABLES } from '../../postgres/restored-sessions.ts';
import { uploadsArchive } from '../keep/uploads-archive.ts';
import { removeUncommitted } from './restore.ts';
import { dataOf } from '../../local/servers/postgres.ts';
import { UNPRIVILEGED_UID } from '../../local/servers/postgres-files.ts';
import { BackedUpProduct } from '../testing/backed-up-product.ts';

let product: BackedUpProduct;
let file: string;
/** The figures of every table when the product was stopped. */
let atTheEnd: Record<string, string>;
let betweenLaterAndLast: Date;
let afterLast: Date;

const databaseTime = async (): Promise<Date> => {
  const [row] = await product.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return row?.now ?? new Date();
};

const stays = async (): Promise<string[]> =>
  (await product.query<{ guest: string }>('SELECT guest FROM house.stays ORDER BY id')).map(({ guest }) => guest);

/** The tables that hold sessions, or what opens one. */
async function sessions(): Promise<string[]> {
  const counts = SESSION_TABLES.map((name) => `(SELECT count(*) FROM identity.${name}) > 0 AS ${name}`);
  const [row = {}] = await product.query(`SELECT ${counts.join(', ')}`);
  return SESSION_TABLES.filter((name) => row[name]);
}

/** Every file of the product with its content, which a refused restore leaves unchanged. */
function contentOfAllFiles(): string {
  const hash = createHash('sha256');
  const entries = readdirSync(product.folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ path }) => !path.startsWith(join(product.folder, 'backups')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { entry, path } of entries) hash.update(`${path}\0`).update(entry.isFile() ? readFileSync(path) : '');
  return hash.digest('hex');
}

const refusedWith = async (changes: Partial<ReturnType<BackedUpProduct['options']>>): Promise<string> => {
  const before = contentOfAllFiles();
  const error = await product.restore({ ...product.options(file), ...changes }).then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error).toBeInstanceOf(CommandError);
  expect(contentOfAllFiles()).toBe(before);
  return error?.message ?? '';
};

/** A restore that is killed before the given renaming. */
async function killedBefore(order: { renaming: number; inVolumes?: boolean }): Promise<void> {
  const script = fileURLToPath(new URL('../testing/killed-restore.ts', import.meta.url));
  const all = JSON.stringify({ file, identity: product.identity, folder: product.folder, ...order });
  const child = spawn(process.execPath, [script, all], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

beforeAll(async () => {
  product = await BackedUpProduct.create();
  await product.query('CREATE SCHEMA house');
  await product.query('CREATE TABLE house.stays (id serial PRIMARY KEY, guest text, notes text)');
  await product.query('CREATE TABLE house.migrations (id serial, timestamp bigint, name text)');
  await product.query(`INSERT INTO house.migrations (timestamp, name) VALUES (2, 'AddNames2'), (1, 'CreateStays1')`);
  await product.query(
    `INSERT INTO house.stays (guest, notes) SELECT 'guest ' || n, repeat(md5(n::text), 20) FROM generate_series(1, 500) n`,
  );
  await product.query(`DELETE FROM house.stays WHERE id > 1`);
  await product.query('CREATE SCHEMA identity');
  await product.query('CREATE TABLE identity.admins (tokens_revoked_up_to integer)');
  await product.query('INSERT INTO identity.admins VALUES (1)');
  for (const table of SESSION_TABLES) await product.query(`CREATE TABLE identity.${table} AS SELECT 'old' AS id`);
  writeFileSync(join(product.uploads, 'veranda.jpg'), 'a picture');
  mkdirSync(join(product.uploads, '.before-restore'));
  writeFileSync(join(product.uploads, '.before-restore/former.jpg'), 'a picture before an earlier restore');
  file = (await product.backup()).file;

  await product.query(`INSERT INTO house.stays (guest) VALUES ('later')`);
  betweenLaterAndLast = await databaseTime();
  await product.query('SELECT pg_sleep(0.1)');
  await product.query(`INSERT INTO house.stays (guest) VALUES ('last')`);
  afterLast = await databaseTime();
  await product.query('SELECT pg_sleep(0.1)');
  await product.archived();
  atTheEnd = await product.sums();
  await product.stop();
});
afterAll(() => product.remove());

describe('a restore that is refused changes nothing', () => {
  it('with another key', async () => {
    expect(await refusedWith({ identity: await generateX25519Identity() })).toContain('The key does not open');
  });

  it.each([0.2, 0.7, 0.99999])('with a file that is truncated after the share %d', async (share) => {
    const cut = `${file}.cut`;
    copyFileSync(file, cut);
    truncateSync(cut, Math.floor(statSync(file).size * share));

    expect(await refusedWith({ file: cut })).toContain('is damaged, cut short or no backup');
  });

  it('with a file in which one byte is wrong', async () => {
    const bytes = readFileSync(file);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(`${file}.changed`, bytes);

    expect(await refusedWith({ file: `${file}.changed` })).toContain('is damaged, cut short or no backup');
  });

  it('with a backup of a newer version', async () => {
    const build = { postgres: 17, migrations: { house: ['CreateStays1'] } };

    expect(await refusedWith({ build })).toContain('house had the migration AddNames2, which is unknown here');
  });

  it('to a time before the backup', async () => {
    expect(await refusedWith({ moment: new Date('2020-01-01T00:00:00Z') })).toContain('take an earlier one');
  });

  it('to a time after the last change that was archived', async () => {
    const options = product.options(file, { moment: afterLast });

    expect(await refusedWith(options)).toContain('The archive holds no change after');
  });

  it('in volumes, before Postgres starts, to a time after the end of the archive', async () => {
    const options = product.options(file, { moment: new Date(Date.now() + 3_600_000) });

    expect(await refusedWith(product.inVolumes(options))).toContain('The archive holds no change after');
  });
});

describe('a restore', () => {
  it('that is killed at any moment leaves the old or the new data, and both start', async () => {
    const outcomes: string[] = [];
    // before the journal exists, before and after the database is moved away, before the last folder
    for (const renaming of [1, 2, 3, 7]) {
      await killedBefore({ renaming });

      const isFinished = await product.finish();
      await removeUncommitted(product.options(file).live);
      await product.start();
      outcomes.push(`${isFinished ? 'new' : 'old'}: ${(await stays()).join(', ')}`);
      await product.stop();
      expect(readFileSync(join(product.uploads, 'veranda.jpg'), 'utf8')).toBe('a picture');
    }

    expect(outcomes).toEqual(['old: guest 1, later, last', ...Array<string>(3).fill('new: guest 1')]);
  }, 120_000);

  it('into an empty folder brings back every table, including rows written after the backup', async () => {
    const lost = `${product.postgres}-lost`;
    renameSync(product.postgres, lost);
    rmSync(product.uploads, { recursive: true });
    rmSync(product.secrets);

    await product.restore(product.options(file, { timeline: '1' }));

    await product.start();
    expect(await product.sums()).toEqual(atTheEnd);
    expect(await stays()).toEqual(['guest 1', 'later', 'last']);
    expect(readdirSync(product.uploads)).toEqual(['veranda.jpg']);
    expect(readFileSync(join(product.uploads, 'veranda.jpg'), 'utf8')).toBe('a picture');
    expect(statSync(product.secrets).mode & 0o077).toBe(0);
    rmSync(lost, { recursive: true });
  });

  it('follows the timeline of the log that the previous restore began', async () => {
    await product.query(`INSERT INTO house.stays (guest) VALUES ('after the restore')`);
    await product.archived();
    await product.stop();

    await product.restore(product.options(file));

    await product.start();
    expect((await stays()).at(-1)).toBe('after the restore');
    await product.stop();
  });

  it('to a time leaves out rows written after it', async () => {
    await product.restore(product.options(file, { moment: betweenLaterAndLast, timeline: '1' }));

    await product.start();
    expect(await stays()).toEqual(['guest 1', 'later']);
    await product.stop();
  });

  it('ends every session, trusted browser and mailed link at the first start, and none that is made later', async () => {
    await product.start();
    const before = await product.query<{ second: number }>('SELECT floor(extract(epoch FROM now()))::int AS second');
    expect(await sessions()).toEqual(SESSION_TABLES);

    await product.provision();

    expect(await sessions()).toEqual([]);
    const admins = await product.query<{ revoked: number }>(
      'SELECT tokens_revoked_up_to AS revoked FROM identity.admins',
    );
    expect(admins[0]?.revoked).toBeGreaterThanOrEqual(before[0]?.second ?? Infinity);
    await product.query(`INSERT INTO identity.open_sessions VALUES ('new')`);
    await product.provision();
    expect(await sessions()).toEqual(['open_sessions']);
    await product.stop();
  });

  it('in volumes replays the log when Postgres starts, and ends every session at that start', async () => {
    await product.restore(product.inVolumes(product.options(file)));

    await product.start();
    expect(await stays()).toEqual(['guest 1', 'later']);
    expect(await sessions()).not.toEqual([]);
    await product.provision();
    expect(await sessions()).toEqual([]);
    await product.stop();
  });

  it('in volumes leaves no data on which Postgres starts while it is interrupted, and the new data once it is finished', async () => {
    const version = join(dataOf(product.postgres), 'PG_VERSION');
    await killedBefore({ renaming: 12, inVolumes: true });
    expect(existsSync(version)).toBe(false);

    expect(await product.finish()).toBe(true);

    await product.start();
    expect(await stays()).toEqual(['guest 1']);
    await product.stop();
  });

  it('over a change of the superuser’s password gives Postgres the password of the backup', async () => {
    await product.start();
    await product.query(`INSERT INTO house.stays (guest) VALUES ('before the new password')`);
    await product.query(`ALTER ROLE postgres PASSWORD 'newer'`);
    await product.stop(); // which archives the rest of the log
    writeFileSync(product.secrets, 'POSTGRES_PASSWORD=newer\n');

    await product.restore(product.options(file));

    expect(readFileSync(product.secrets, 'utf8')).not.toContain('newer');
    await product.start();
    expect((await stays()).at(-1)).toBe('before the new password');
    await product.stop();
  });

  it('makes the file of secrets readable by its owner alone, whatever its mode was', async () => {
    await product.restore(product.options(file));

    expect(statSync(product.secrets).mode & 0o777).toBe(0o600);
  });

  it('gives uploads that are only in the archive to the user of the uploads', async () => {
    const archived = join(uploadsArchive(product.archive), 'private');
    mkdirSync(archived, { recursive: true });
    writeFileSync(join(archived, 'guest.jpg'), 'a private picture', { mode: 0o600 });
    const options = product.options(file);
    const uid = process.getuid?.() === 0 ? UNPRIVILEGED_UID : process.getuid?.();

    await product.restore({ ...options, live: { ...options.live, uploads: { path: product.uploads, uid } } });

    const restored = ['private', 'private/guest.jpg'].map((name) => statSync(join(product.uploads, name)));
    expect(restored.map((info) => info.uid)).toEqual([uid, uid]);
    expect((restored[1]?.mode ?? 0) & 0o777).toBe(0o600);
  });

  it('without an archive brings back the moment of the backup, and moves the existing data away', async () => {
    rmSync(product.archive, { recursive: true });
    writeFileSync(join(product.folder, 'redis'), 'queues of the present');

    await product.restore(product.options(file));

    await product.start();
    expect(await stays()).toEqual(['guest 1']);
    await product.stop();
    expect(existsSync(join(product.folder, 'redis'))).toBe(false);
    expect(existsSync(`${dataOf(product.postgres)}.before-restore`)).toBe(true);
  });
});
