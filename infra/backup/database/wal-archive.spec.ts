import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveCommand, beginArchive, pruneArchive, restoreCommand, segmentsBetween } from './wal-archive.ts';

const SEGMENT = '000000010000000000000003';
let archive: string;

/** Runs a command as Postgres does: with the file's name for %f and its path for %p. Throws when it fails. */
const run = (command: string, path: string): Promise<unknown> =>
  promisify(execFile)('sh', ['-c', command.replaceAll('%p', path).replaceAll('%f', SEGMENT)]);

beforeEach(() => {
  archive = mkdtempSync(join(tmpdir(), "it's an archive-"));
});
afterEach(() => rmSync(archive, { recursive: true }));

describe('the command that archives a file of the log', () => {
  const given = (text: string): string => {
    const path = join(tmpdir(), `wal-${process.pid}`);
    writeFileSync(path, text);
    return path;
  };

  it('keeps nothing before the first backup, and succeeds', async () => {
    await run(archiveCommand(archive), given('changes'));

    expect(readdirSync(archive)).toEqual([]);
  });

  it('keeps a file, which the restore command returns', async () => {
    await beginArchive(archive);
    await run(archiveCommand(archive), given('changes'));
    const back = join(tmpdir(), `wal-back-${process.pid}`);
    await run(restoreCommand(archive), back);

    expect(readFileSync(back, 'utf8')).toBe('changes');
  });

  it('accepts the same file again and refuses another file of the same name', async () => {
    await beginArchive(archive);
    await run(archiveCommand(archive), given('changes'));

    await run(archiveCommand(archive), given('changes'));
    await expect(run(archiveCommand(archive), given('others'))).rejects.toThrow();
  });

  it('fails to restore a file that is not there', async () => {
    await expect(run(restoreCommand(archive), join(archive, 'back'))).rejects.toThrow();
  });
});

describe('pruneArchive', () => {
  const add = (name: string, text = ''): void => writeFileSync(join(archive, `${name}.gz`), gzipSync(text));

  it('removes what is older than the oldest kept backup, on every timeline, but no history file', async () => {
    ['000000010000000000000002', '000000010000000000000004', '000000020000000000000005'].forEach((name) => add(name));
    add('000000010000000000000003.00000028.backup', 'START WAL LOCATION: …\nLABEL: removed\n');
    add('000000010000000000000004.00000028.backup', 'START WAL LOCATION: …\nLABEL: kept\n');
    add('00000002.history');

    const removed = await pruneArchive(archive, ['kept']);

    expect(removed.sort()).toEqual(['000000010000000000000002', '000000010000000000000003.00000028.backup']);
    expect(readdirSync(archive)).toHaveLength(4);
  });

  it('removes nothing without a backup', async () => {
    add(SEGMENT);

    expect(await pruneArchive(archive, ['kept'])).toEqual([]);
  });
});

it('segmentsBetween continues in the next log after the 256 files of one', () => {
  expect(segmentsBetween('0000000300000001000000FE', '000000030000000200000001')).toEqual([
    '0000000300000001000000FE',
    '0000000300000001000000FF',
    '000000030000000200000000',
    '000000030000000200000001',
  ]);
});
