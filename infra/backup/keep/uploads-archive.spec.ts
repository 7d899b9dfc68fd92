import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveFiles, pruneFiles } from './uploads-archive.ts';

const AN_HOUR_MS = 3_600_000;
const UPLOADED = new Date('2026-01-01T00:00:00Z');

let uploads: string;
let archive: string;

beforeEach(() => {
  uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
  // another file system, as another volume is: files cannot be linked
  archive = mkdtempSync('/dev/shm/uploads-archive-');
});
afterEach(() => {
  for (const folder of [uploads, archive]) rmSync(folder, { recursive: true });
});

function write(folder: string, name: string): void {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `content of ${name}`);
  utimesSync(file, UPLOADED, UPLOADED);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('archiveFiles', () => {
  it('copies the same uploads twice at the same time, and leaves no draft', async () => {
    const names = Array.from({ length: 30 }, (_, number) => `public/${10 + number}.jpg`);
    for (const name of names) write(uploads, name);

    await Promise.all([archiveFiles(uploads, archive), archiveFiles(uploads, archive)]);

    expect(filesIn(archive)).toEqual(names);
    expect(readFileSync(join(archive, 'public/10.jpg'), 'utf8')).toBe('content of public/10.jpg');
  });

  it('leaves out drafts and the files that a restore has moved away', async () => {
    for (const name of ['public/.draft', '.before-restore/public/former.jpg']) write(uploads, name);

    await archiveFiles(uploads, archive);

    expect(filesIn(archive)).toEqual([]);
  });
});

describe('pruneFiles', () => {
  it('removes uploads that are deleted and older than the oldest backup', async () => {
    write(uploads, 'public/present.jpg');
    for (const name of ['present', 'deleted']) write(archive, `public/${name}.jpg`);

    await pruneFiles(uploads, archive, UPLOADED);
    expect(filesIn(archive)).toEqual(['public/deleted.jpg', 'public/present.jpg']);

    await pruneFiles(uploads, archive, new Date(UPLOADED.getTime() + 1));
    expect(filesIn(archive)).toEqual(['public/present.jpg']);
  });

  it('removes hidden files that are older than the oldest backup, and no draft that is being written', async () => {
    const hidden = ['.before-restore/public/former.jpg', 'public/.draft'];
    for (const name of hidden) write(archive, name);

    await pruneFiles(uploads, archive, new Date(Date.now() - AN_HOUR_MS));
    expect(filesIn(archive)).toEqual(hidden);

    await pruneFiles(uploads, archive, new Date(Date.now() + AN_HOUR_MS));
    expect(filesIn(archive)).toEqual([]);
  });
});
