import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandError } from '../../command-error.ts';
import { backupName } from '../keep/backup-files.ts';
import { BackupBucket } from './bucket.ts';
import { isMissingInBucket } from './bucket-state.ts';
import { copyToBucket, type CopiedToBucket } from './copy-to-bucket.ts';
import { fetchedBackup } from './fetch-backup.ts';
import { bucketSettings, type BucketSettings } from './settings.ts';
import { TestBucket } from '../testing/test-bucket.ts';

const NOW = new Date('2026-11-25T06:30:00Z');
const daysAgo = (days: number): string => backupName(new Date(NOW.getTime() - days * 86_400_000));
const LARGER_THAN_A_PART = 17 * 1024 * 1024;

let server: TestBucket;
let folder: string;
const settings = (changes: Record<string, string> = {}): BucketSettings => {
  const read = bucketSettings({ ...server.variables, ...changes });
  if (!read) throw new Error('no bucket');
  return read;
};
const copied = (changes?: Record<string, string>): Promise<CopiedToBucket> =>
  copyToBucket(folder, settings(changes), NOW);
const reasonOf = (action: Promise<unknown>): Promise<string> =>
  action.then(
    () => 'it succeeded',
    (error: Error) => (error instanceof CommandError ? error.message : `no refusal: ${error.stack}`),
  );
const make = (name: string, content: string | Buffer = name): void => writeFileSync(join(folder, name), content);
const addressOf = (name: string): string => `s3://farmhouse-backups/house/${name}`;

beforeEach(async () => {
  server = await TestBucket.start();
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('backups in a bucket', () => {
  it('are those of the folder, each sent once, and nothing else', async () => {
    make(daysAgo(1), Buffer.alloc(LARGER_THAN_A_PART, 1));
    make(daysAgo(0));
    make('notes.txt');

    expect(await copied()).toEqual({ stored: [daysAgo(0), daysAgo(1)], removed: [] });
    expect(await copied()).toEqual({ stored: [], removed: [] });
    expect([daysAgo(0), daysAgo(1), 'notes.txt'].map((name) => server.holds(name))).toEqual([true, true, false]);
  });

  it('are sent again when the bucket has them with another size', async () => {
    make(daysAgo(0), 'cut');
    await copied();
    make(daysAgo(0), 'whole now');

    expect((await copied()).stored).toEqual([daysAgo(0)]);
  });

  it('are removed by the retention rule, also those that the folder no longer has', async () => {
    const days = Array.from({ length: 9 }, (_, index) => daysAgo(index));
    days.forEach((name) => make(name));
    await copyToBucket(folder, settings(), new Date(NOW.getTime() - 9 * 86_400_000));
    days.slice(1).forEach((name) => rmSync(join(folder, name)));

    const { removed } = await copied();

    // of the days before the last seven only the newest of its week stays
    expect(removed.length).toBeGreaterThan(0);
    expect(removed.some((name) => server.holds(name))).toBe(false);
    expect(days.slice(0, 7).every((name) => server.holds(name))).toBe(true);
    expect(removed.toSorted()).toEqual(days.filter((name) => !server.holds(name)).toSorted());
  });

  it('are reported as missing until the newest one is there', async () => {
    expect(await isMissingInBucket(folder, NOW)).toBe(false);
    make(daysAgo(1));
    expect(await isMissingInBucket(folder, NOW)).toBe(true);
    await copied();
    expect(await isMissingInBucket(folder, NOW)).toBe(false);
    make(daysAgo(0));
    expect(await isMissingInBucket(folder, NOW)).toBe(true);
  });
});

describe('a bucket that fails', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['is unknown', { BACKUP_S3_BUCKET: 'another' }, /^The bucket another: there is no such bucket/],
    ['does not know the key', { BACKUP_S3_ACCESS_KEY_ID: 'unknown' }, /BACKUP_S3_ACCESS_KEY_ID is unknown/],
    ['finds a wrong signature', { BACKUP_S3_SECRET_ACCESS_KEY: 'wrong' }, /BACKUP_S3_SECRET_ACCESS_KEY is wrong/],
    ['does not answer', { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' }, /its server does not answer \(http:.*:9\)/],
  ])('because it %s, leaves the file here, says so, and has it after the next run', async (_why, changes, reason) => {
    make(daysAgo(0));

    expect(await reasonOf(copied(changes))).toMatch(reason);
    expect(readFileSync(join(folder, daysAgo(0)), 'utf8')).toBe(daysAgo(0));
    expect(await isMissingInBucket(folder, NOW)).toBe(true);

    expect((await copied()).stored).toEqual([daysAgo(0)]);
    expect(await isMissingInBucket(folder, NOW)).toBe(false);
  });
});

describe('a backup that FROM names', () => {
  const fetched = (from: string, changes: Record<string, string> = {}): Promise<string> =>
    fetchedBackup(from, folder, { ...server.variables, ...changes });

  it('is fetched from the bucket into the folder unchanged', async () => {
    make(daysAgo(0), Buffer.alloc(LARGER_THAN_A_PART, 7));
    await copied();
    rmSync(folder, { recursive: true });

    const file = await fetched(addressOf(daysAgo(0)), { BACKUP_S3_BUCKET: '', BACKUP_S3_PREFIX: 'other' });

    expect(file).toBe(join(folder, daysAgo(0)));
    expect(readFileSync(file).equals(Buffer.alloc(LARGER_THAN_A_PART, 7))).toBe(true);
  });

  it('never overwrites another file', async () => {
    make(daysAgo(0));
    await copied();
    expect(await fetched(addressOf(daysAgo(0)))).toBe(join(folder, daysAgo(0)));

    make(daysAgo(0), 'another one');

    expect(await reasonOf(fetched(addressOf(daysAgo(0))))).toContain('is another file than s3://');
    expect(readFileSync(join(folder, daysAgo(0)), 'utf8')).toBe('another one');
  });

  it('is refused with the reason, and leaves nothing behind, when it does not exist or the keys are wrong', async () => {
    const wrong = { BACKUP_S3_SECRET_ACCESS_KEY: 'wrong' };

    expect(await reasonOf(fetched(addressOf(daysAgo(3))))).toContain('it holds no such file');
    expect(await reasonOf(fetched(addressOf(daysAgo(3)), wrong))).toContain('BACKUP_S3_SECRET_ACCESS_KEY is wrong');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['s3://', 's3://bucket', 's3://bucket/', 's3://bucket/folder/..'])(
    'is refused without an object name: %s',
    async (from) => {
      expect(await reasonOf(fetched(from))).toContain('names no file in a bucket');
    },
  );

  it('is the file itself when it is not an address of a bucket', async () => {
    expect(await fetched('.local/backups/one.age')).toBe('.local/backups/one.age');
    expect(existsSync(join(folder, 'one.age'))).toBe(false);
  });
});

describe('the variables of the bucket', () => {
  it('name none without BACKUP_S3_BUCKET', () => {
    expect(bucketSettings({ ...server.variables, BACKUP_S3_BUCKET: '' })).toBeUndefined();
  });

  it.each<[Record<string, string>, string]>([
    [{ BACKUP_S3_SECRET_ACCESS_KEY: '' }, 'needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY'],
    [{ BACKUP_S3_ENDPOINT: 's3.example.com' }, 'BACKUP_S3_ENDPOINT=s3.example.com is no address'],
  ])('are refused when they are incomplete: %o', (changes, reason) => {
    expect(() => settings(changes)).toThrow(reason);
  });

  it.each([
    ['', ''],
    ['house', 'house/'],
    ['/old/house/', 'old/house/'],
  ])('take %s as the folder %s', (prefix, folderName) => {
    expect(settings({ BACKUP_S3_PREFIX: prefix }).prefix).toBe(folderName);
  });
});

it('a file that cannot be read is an error of this machine, not of the bucket', async () => {
  const bucket = new BackupBucket(settings());

  await expect(bucket.store(join(folder, daysAgo(0)))).rejects.toMatchObject({ code: 'ENOENT' });
  bucket.close();
});
