import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginArchive } from '../database/wal-archive.ts';
import { keepUploads } from './keep-uploads.ts';

let folder: string;
let stopping: AbortController;
let ended: Promise<unknown>;
const reports: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-uploads-'));
  mkdirSync(join(folder, 'uploads/public'), { recursive: true });
  mkdirSync(join(folder, 'archive'));
  reports.length = 0;
  stopping = new AbortController();
  ended = keepUploads({
    uploads: join(folder, 'uploads'),
    archive: join(folder, 'archive'),
    report: (message) => void reports.push(message),
    signal: stopping.signal,
    every: 5,
  }).catch((error: Error) => error.name);
});
afterEach(async () => {
  stopping.abort();
  expect(await ended).toBe('AbortError');
  rmSync(folder, { recursive: true });
});

const kept = (name: string): string => join(folder, 'archive/uploads/public', name);
const upload = (name: string): void => writeFileSync(join(folder, 'uploads/public', name), 'a picture');

async function until(isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isDone() && Date.now() < deadline) await sleep(5);
  expect(isDone()).toBe(true);
}

it('keepUploads copies each new upload into the archive, from the first backup on', async () => {
  upload('before.jpg');
  await sleep(50);
  expect(existsSync(kept('before.jpg'))).toBe(false);

  await beginArchive(join(folder, 'archive'));
  await until(() => existsSync(kept('before.jpg')));

  upload('after.jpg');
  await until(() => existsSync(kept('after.jpg')));
  expect(readFileSync(kept('after.jpg'), 'utf8')).toBe('a picture');
});

it('keepUploads reports a copy that failed, and goes on', async () => {
  writeFileSync(join(folder, 'archive/uploads'), 'a file where the folder must be');
  await beginArchive(join(folder, 'archive'));
  upload('veranda.jpg');
  await until(() => reports.length > 0);
  expect(reports[0]).toContain('could not keep the uploads');

  rmSync(join(folder, 'archive/uploads'));

  await until(() => existsSync(kept('veranda.jpg')));
});
