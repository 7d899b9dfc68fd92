import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateX25519Identity } from 'age-encryption';
import { END, MANIFEST, type End, type Manifest } from '../manifest.ts';
import { readArchive, textOf } from '../archive/read-archive.ts';
import { writeArchive, type ArchiveWriter } from '../archive/write-archive.ts';
import { isCheckDue, recordCheckResult, readCheckResult } from './check-result.ts';
import { checksumsAtPosition, checksumsOf } from '../database/checksums.ts';
import { recipientOf } from '../key.ts';
import { backupName } from '../keep/backup-files.ts';
import { CommandError } from '../../command-error.ts';
import { BackedUpProduct } from '../testing/backed-up-product.ts';

let product: BackedUpProduct;
let file: string;

/** A copy of the backup with one of its own entries changed, and with correct checksums. */
async function withChanged<T>(own: string, change: (content: T) => void): Promise<string> {
  const entries: { name: string; mode: number; isFolder: boolean; data: Buffer }[] = [];
  await readArchive(file, product.identity, async (entry) => {
    const { name, mode = 0o600, type } = entry.header;
    const chunks: Buffer[] = [];
    if (name === own) {
      const content = JSON.parse(await textOf(entry)) as T;
      change(content);
      chunks.push(Buffer.from(JSON.stringify(content)));
    } else for await (const chunk of entry) chunks.push(chunk as Buffer);
    entries.push({ name, mode, isFolder: type === 'directory', data: Buffer.concat(chunks) });
  });
  const changed = `${file}.changed`;
  await writeArchive(changed, await recipientOf(product.identity), async (writer: ArchiveWriter) => {
    for (const { name, mode, isFolder, data } of entries) {
      if (isFolder) writer.folder(name, mode);
      else await writer.content({ name, mode, size: data.length }, [data]);
    }
  });
  return changed;
}

const withEnd = (change: (end: End) => void): Promise<string> => withChanged(END, change);

const reasonOf = (checked: Promise<unknown>): Promise<string> =>
  checked.then(
    () => 'it is good',
    (error: Error) => (error instanceof CommandError ? error.message : `no refusal: ${error.stack}`),
  );

beforeAll(async () => {
  product = await BackedUpProduct.create();
  await product.query('CREATE SCHEMA house');
  await product.query('CREATE TABLE house.stays (id serial PRIMARY KEY, guest text, at timestamptz DEFAULT now())');
  await product.query('CREATE UNLOGGED TABLE house.cache (id int)');
  await product.query('INSERT INTO house.cache VALUES (1)');
  await product.query(`INSERT INTO house.stays (guest) SELECT 'guest ' || n FROM generate_series(1, 500) n`);
  writeFileSync(join(product.uploads, 'veranda.jpg'), 'a picture');
  let isOver = false;
  const written = (async () => {
    while (!isOver) {
      await product.query(`UPDATE house.stays SET at = clock_timestamp() WHERE id % 7 = 0`);
      await product.query(`INSERT INTO house.stays (guest) VALUES ('meanwhile')`);
      await sleep(5);
    }
  })();
  file = (await product.backup()).file;
  isOver = true;
  await written;
});
afterAll(() => product.remove());

it('the contents of the tables are not read while a commit is in the log and not visible yet', async () => {
  const waits = `SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
  const standbys = async (names: string) => {
    await product.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await product.query('SELECT pg_reload_conf()');
  };
  const { rows: before } = (await checksumsOf(product.url))['house.stays'] ?? { rows: 0 };
  await standbys('one_that_never_answers');
  const written = product.query(`SET synchronous_commit = on; INSERT INTO house.stays (guest) VALUES ('late')`);
  while ((await product.query(waits)).length === 0) await sleep(20);

  const read = checksumsAtPosition(product.url);
  await sleep(300);
  await standbys('');

  expect((await read)?.tables['house.stays']?.rows).toBe(before + 1);
  await written;
});

it('a backup names the variables that were set for the product', async () => {
  const manifests: unknown[] = [];
  await readArchive(file, product.identity, async (entry) => {
    if (entry.header.name === MANIFEST) manifests.push(JSON.parse(await textOf(entry)));
    else entry.resume();
  });

  expect(manifests).toMatchObject([{ variables: ['SMTP_URL'] }]);
});

it('from a backup on Postgres archives its log at least once a minute, so that a change is in the archive by then', async () => {
  const [setting] = await product.query<{ seconds: number }>(
    `SELECT setting::int AS seconds FROM pg_settings WHERE name = 'archive_timeout' AND unit = 's'`,
  );

  expect(setting?.seconds).toBeGreaterThan(0); // 0 means never
  expect(setting?.seconds).toBeLessThanOrEqual(60);
});

it('a copy into another folder removes nothing from the archive, which the backups of the own folder need', async () => {
  await product.archived();
  const before = readdirSync(product.archive);

  const { file: copy } = await product.backup(new Date(), join(product.folder, 'stick'));

  expect(existsSync(copy)).toBe(true);
  expect(readdirSync(product.archive)).toEqual(expect.arrayContaining(before));
});

it.each<[string, () => void]>([
  ['missing', () => undefined],
  ['a link that leads nowhere', () => symlinkSync('/nowhere/.env', product.secrets)],
  ['a folder, as Docker makes of a missing file', () => mkdirSync(product.secrets)],
])('a backup does not begin when the file of the secrets is %s', async (_what, replace) => {
  const [kept, folder] = [`${product.secrets}.kept`, join(product.folder, 'without-secrets')];
  renameSync(product.secrets, kept);
  replace();

  const reason = await reasonOf(product.backup(new Date(), folder));
  rmSync(product.secrets, { recursive: true, force: true });
  renameSync(kept, product.secrets);

  expect(reason).toMatch(/^A backup without the secrets cannot be restored: /);
  expect(existsSync(folder)).toBe(false);
});

it('a backup does not begin when the disk has no room for one as large as the last', async () => {
  const folder = join(product.folder, 'full');
  mkdirSync(folder);
  const last = join(folder, backupName(new Date(Date.now() - 86_400_000)));
  writeFileSync(last, '');
  truncateSync(last, 8e12); // takes no space, as it holds nothing

  expect(await reasonOf(product.backup(new Date(), folder))).toMatch(/^A backup needs 9600000 MB on the disk/);

  expect(readdirSync(folder)).toHaveLength(1);
});

describe('a check of a backup', () => {
  it('finds every table unchanged, though guests wrote during the backup and after it', async () => {
    const checked = await product.check(file);

    expect(checked).toMatchObject({ tables: 1, isCompared: true });
    expect(checked.rows).toBeGreaterThan(500);
    expect(existsSync(product.checkFolder)).toBe(false);
  });

  it('only restores and counts a backup without figures', async () => {
    const older = await withEnd((end) => delete end.figures);

    expect(await product.check(older)).toMatchObject({ tables: 1, isCompared: false });
  });

  it.each<[string, (end: End) => void, RegExp]>([
    [
      'another number of rows',
      ({ figures }) => (figures!.tables['house.stays']!.rows += 1),
      /^The table house.stays came back with \d+ rows instead of \d+\.$/,
    ],
    [
      'another content',
      ({ figures }) => (figures!.tables['house.stays']!.sum = '1'),
      /^The table house.stays came back with other contents\.$/,
    ],
    [
      'a table that is missing',
      ({ figures }) => (figures!.tables['house.guests'] = { rows: 0, sum: '0' }),
      /^The table house.guests did not come back\.$/,
    ],
    [
      'an upload that is another one',
      ({ checksums }) => (checksums['uploads/veranda.jpg'] = 'another'),
      /uploads\/veranda.jpg is not what was stored/,
    ],
  ])('fails with %s, and leaves nothing behind', async (_what, change, reason) => {
    expect(await reasonOf(product.check(await withEnd(change)))).toMatch(reason);
    expect(existsSync(product.checkFolder)).toBe(false);
  });

  it('does not begin when the disk has no room for what is in the backup', async () => {
    const huge = await withChanged<Manifest>(MANIFEST, ({ bytes }) => {
      expect(bytes?.postgres).toBeGreaterThan(1e6);
      if (bytes) bytes.postgres = 1e15;
    });

    expect(await reasonOf(product.check(huge))).toMatch(/needs 10000000\d\d MB .* and 1000 MB must stay free/);
    expect(existsSync(product.checkFolder)).toBe(false);
  });

  it('fails with a truncated file', async () => {
    const cut = `${file}.cut`;
    copyFileSync(file, cut);
    truncateSync(cut, Math.floor(statSync(file).size * 0.7));

    expect(await reasonOf(product.check(cut))).toContain('is damaged, cut short or no backup');
  });

  it('fails with another key', async () => {
    const identity = await generateX25519Identity();

    expect(await reasonOf(product.check(file, { identity }))).toContain('The key does not open');
  });
});

describe('the result of a backup check', () => {
  const NOW = new Date('2026-11-25T06:30:00Z');
  const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'checks-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is noted, and a failed one keeps the time of the last successful one', async () => {
    expect(await readCheckResult(folder)).toEqual({});
    await recordCheckResult(folder, undefined, NOW);
    await recordCheckResult(folder, 'The key does not open it.', inDays(1));

    expect(await readCheckResult(folder, inDays(1))).toEqual({
      goodAt: NOW.toISOString(),
      failed: 'The key does not open it.',
      recordedAt: inDays(1).toISOString(),
    });
  });

  it('is noted also where no backup was ever made', async () => {
    const fresh = join(folder, 'backups');

    await recordCheckResult(fresh, undefined, NOW);

    expect(await readCheckResult(fresh, NOW)).toEqual({ goodAt: NOW.toISOString(), recordedAt: NOW.toISOString() });
  });

  it.each([
    [6, 7, false],
    [6.9, 7, true],
    [0.4, 1, false],
    [30, 0, false],
  ])('makes the next one due: %d days after the last, every %d days: %s', async (after, every, isDue) => {
    await recordCheckResult(folder, undefined, NOW);

    expect(await isCheckDue(folder, every, inDays(after))).toBe(isDue);
  });

  it('is due after the next backup when the last one has failed, however recent a good one is', async () => {
    await recordCheckResult(folder, undefined, NOW);
    await recordCheckResult(folder, 'The table house.guests did not come back.', NOW);

    expect(await isCheckDue(folder, 7, NOW)).toBe(true);
    expect(await isCheckDue(folder, 0, NOW)).toBe(false);
  });

  it.each<[string, () => Promise<void> | void]>([
    ['of a time that is still to come', () => recordCheckResult(folder, undefined, inDays(300))],
    ['in a file that a power cut has emptied', () => writeFileSync(join(folder, 'check.json'), '')],
  ])('%s is none, and the next check replaces it', async (_what, note) => {
    await note();

    expect((await readCheckResult(folder, NOW)).goodAt).toBeUndefined();
    expect(await isCheckDue(folder, 7, NOW)).toBe(true);
    await recordCheckResult(folder, 'The key does not open it.', NOW);
    expect((await readCheckResult(folder, inDays(301))).goodAt).toBeUndefined();
  });

  it('is due at once when there is none', async () => {
    expect(await isCheckDue(join(folder, 'none'), 7, NOW)).toBe(true);
  });
});
