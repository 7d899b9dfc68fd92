import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LogFile, openLog } from './log-file.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'));
  path = join(folder, 'logs/farmhouse.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = (name: string) => readFileSync(name, 'utf8');

it('a log that another process writes keeps the lines before a restart, for its owner alone, until it is full', () => {
  const run = (line: string) => writeSync(openLog(path, 20), line);

  run('why it crashed\n');
  run('next run\n');
  expect(text(path)).toBe('why it crashed\nnext run\n');
  run('third run\n');

  expect([text(`${path}.1`), text(path)]).toEqual(['why it crashed\nnext run\n', 'third run\n']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

describe('LogFile', () => {
  it('is appended to after a restart, and keeps the lines before it', () => {
    for (const line of ['first run', 'second run', 'third run']) new LogFile(path).append(line);

    expect(text(path)).toBe('first run\nsecond run\nthird run\n');
    expect(existsSync(`${path}.1`)).toBe(false);
  });

  it('is rotated at its maximum size, counting the lines of earlier runs, and keeps one predecessor', () => {
    new LogFile(path).append('an earlier, long run');
    const log = new LogFile(path, 20);

    log.append('first');
    expect([text(`${path}.1`), text(path)]).toEqual(['an earlier, long run\n', 'first\n']);
    for (let line = 0; line < 100; line += 1) log.append(`line ${line}`);

    expect(statSync(path).size + statSync(`${path}.1`).size).toBeLessThan(60);
    expect(text(`${path}.1`) + text(path)).toMatch(/line 98\nline 99\n$/);
  });

  it('drops lines while the disk is full, and logs their number afterwards', () => {
    let isFull = false;
    const log = new LogFile(path, 1_000, (file, line) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return writeSync(file, line);
    });
    log.append('before');
    isFull = true;

    log.append('lost');
    log.append('lost too');
    isFull = false;
    log.append('after');

    expect(text(path)).toBe('before\nfarmhouse | 2 lines could not be written\nafter\n');
  });

  it('does not throw while no log file can be opened, and creates one as soon as it can', () => {
    writeFileSync(join(folder, 'logs'), 'a file where the folder should be');
    const log = new LogFile(path);

    log.append('lost');
    rmSync(join(folder, 'logs'));
    log.append('found');

    expect(text(path)).toBe('farmhouse | 1 lines could not be written\nfound\n');
  });

  it('can be read by its owner only', () => {
    new LogFile(path).append('a line');

    expect(statSync(path).mode & 0o077).toBe(0);
  });
});
