import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import {
  existsSync,
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
import { Refused } from '../../backup/refused.ts';
import { removeUndecided } from '../../backup/restore/restore.ts';
import { dataOf } from '../servers/postgres.ts';
import { House } from './testing/house.ts';

let house: House;
let file: string;
/** What every table was when the house was shut. */
let atTheEnd: Record<string, string>;
let betweenLaterAndLast: Date;

const stays = async (): Promise<string[]> =>
  (await house.query<{ guest: string }>('SELECT guest FROM house.stays ORDER BY id')).map(({ guest }) => guest);

/** Every file of the house with its content, which a refused restore leaves as it is. */
function everything(): string {
  const hash = createHash('sha256');
  const entries = readdirSync(house.folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ path }) => !path.startsWith(join(house.folder, 'backups')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { entry, path } of entries) hash.update(`${path}\0`).update(entry.isFile() ? readFileSync(path) : '');
  return hash.digest('hex');
}

const refusedWith = async (changes: Partial<ReturnType<House['options']>>): Promise<string> => {
  const before = everything();
  const error = await house.restore({ ...house.options(file), ...changes }).then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error).toBeInstanceOf(Refused);
  expect(everything()).toBe(before);
  return error?.message ?? '';
};

/** A restore that is killed before the given renaming. */
async function killedBefore(order: { renaming: number; inVolumes?: boolean }): Promise<void> {
  const script = fileURLToPath(new URL('testing/killed-restore.ts', import.meta.url));
  const all = JSON.stringify({ file, identity: house.identity, folder: house.folder, ...order });
  const child = spawn(process.execPath, [script, all], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

beforeAll(async () => {
  house = await House.create();
  await house.query('CREATE SCHEMA house');
  await house.query('CREATE TABLE house.stays (id serial PRIMARY KEY, guest text, notes text)');
  await house.query('CREATE TABLE house.migrations (id serial, timestamp bigint, name text)');
  await house.query(`INSERT INTO house.migrations (timestamp, name) VALUES (2, 'AddNames2'), (1, 'CreateStays1')`);
  await house.query(
    `INSERT INTO house.stays (guest, notes) SELECT 'guest ' || n, repeat(md5(n::text), 20) FROM generate_series(1, 500) n`,
  );
  await house.query(`DELETE FROM house.stays WHERE id > 1`);
  writeFileSync(join(house.uploads, 'veranda.jpg'), 'a picture');
  file = (await house.backup()).file;

  await house.query(`INSERT INTO house.stays (guest) VALUES ('later')`);
  const [row] = await house.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  betweenLaterAndLast = row?.now ?? new Date();
  await house.query('SELECT pg_sleep(0.1)');
  await house.query(`INSERT INTO house.stays (guest) VALUES ('last')`);
  await house.archived();
  atTheEnd = await house.sums();
  await house.stop();
});
afterAll(() => house.remove());

describe('a restore that is refused changes nothing', () => {
  it('with another key', async () => {
    expect(await refusedWith({ identity: await generateX25519Identity() })).toContain('The key does not open');
  });

  it.each([0.2, 0.7, 0.99999])('with a file that was cut after %d of it', async (share) => {
    const cut = `${file}.cut`;
    copyFileSync(file, cut);
    truncateSync(cut, Math.floor(statSync(file).size * share));

    expect(await refusedWith({ file: cut })).toContain('is damaged, cut short or no backup');
  });

  it('with a file in which one byte is another one', async () => {
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

  it('to a time that the archive does not reach', async () => {
    const options = house.options(file, { moment: new Date(Date.now() + 3_600_000) });

    expect(await refusedWith(options)).toContain('The archive holds no change after');
  });
});

describe('a restore', () => {
  it('that is killed at any moment leaves the old or the new data, and both start', async () => {
    const outcomes: string[] = [];
    // before the journal is there, before and after the database is moved away, before the last folder
    for (const renaming of [1, 2, 3, 7]) {
      await killedBefore({ renaming });

      const isFinished = await house.finish();
      await removeUndecided(house.options(file).live);
      await house.start();
      outcomes.push(`${isFinished ? 'new' : 'old'}: ${(await stays()).join(', ')}`);
      await house.stop();
      expect(readFileSync(join(house.uploads, 'veranda.jpg'), 'utf8')).toBe('a picture');
    }

    expect(outcomes).toEqual(['old: guest 1, later, last', ...Array<string>(3).fill('new: guest 1')]);
  });

  it('into an empty folder brings every table back as it was, also what was written after the backup', async () => {
    const lost = `${house.postgres}-lost`;
    renameSync(house.postgres, lost);
    rmSync(house.uploads, { recursive: true });
    rmSync(house.secrets);

    await house.restore(house.options(file, { timeline: '1' }));

    await house.start();
    expect(await house.sums()).toEqual(atTheEnd);
    expect(await stays()).toEqual(['guest 1', 'later', 'last']);
    expect(readFileSync(join(house.uploads, 'veranda.jpg'), 'utf8')).toBe('a picture');
    expect(statSync(house.secrets).mode & 0o077).toBe(0);
    rmSync(lost, { recursive: true });
  });

  it('follows the branch of the log that the restore before it began', async () => {
    await house.query(`INSERT INTO house.stays (guest) VALUES ('after the restore')`);
    await house.archived();
    await house.stop();

    await house.restore(house.options(file));

    await house.start();
    expect((await stays()).at(-1)).toBe('after the restore');
    await house.stop();
  });

  it('to a time leaves out what was written after it', async () => {
    await house.restore(house.options(file, { moment: betweenLaterAndLast, timeline: '1' }));

    await house.start();
    expect(await stays()).toEqual(['guest 1', 'later']);
    await house.stop();
  });

  it('in volumes replays the log when Postgres starts', async () => {
    await house.restore(house.inVolumes(house.options(file)));

    await house.start();
    expect(await stays()).toEqual(['guest 1', 'later']);
    await house.stop();
  });

  it('in volumes leaves no data that starts while it is interrupted, and the new data once it is finished', async () => {
    const version = join(dataOf(house.postgres), 'PG_VERSION');
    await killedBefore({ renaming: 12, inVolumes: true });
    expect(existsSync(version)).toBe(false);

    expect(await house.finish()).toBe(true);

    await house.start();
    expect(await stays()).toEqual(['guest 1']);
    await house.stop();
  });

  it('without an archive brings back the moment of the backup, and moves away what stood', async () => {
    rmSync(house.archive, { recursive: true });
    writeFileSync(join(house.folder, 'redis'), 'queues of the present');

    await house.restore(house.options(file));

    await house.start();
    expect(await stays()).toEqual(['guest 1']);
    await house.stop();
    expect(existsSync(join(house.folder, 'redis'))).toBe(false);
    expect(existsSync(`${dataOf(house.postgres)}.before-restore`)).toBe(true);
  });
});
