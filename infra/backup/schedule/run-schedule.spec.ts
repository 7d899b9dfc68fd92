import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../paths.ts';
import { runSchedule, type Schedule } from './run-schedule.ts';

describe('the schedule of backups', () => {
  let folder: string;
  let lines: string[];
  let stopping: AbortController;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nightly-'));
    lines = [];
    stopping = new AbortController();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Begins at once, as no backup was made yet; resolves with the reason of its end. */
  function start(program: string, backup?: Schedule['backup']): Promise<Error> {
    const script = join(folder, 'program.mjs');
    writeFileSync(script, program);
    const ended = runSchedule({
      backup: backup ?? { folder: join(folder, 'backups'), checkDays: 0 },
      programs: { backUp: relative(ROOT, script), check: 'no such program' },
      report: (text) => void lines.push(text),
      signal: stopping.signal,
    });
    return ended.catch((error: Error) => error);
  }

  async function untilLine(text: string): Promise<void> {
    while (!lines.includes(text)) await sleep(20);
  }

  it('ends after the program that it has begun, which a signal asks to clean up', async () => {
    const mark = join(folder, 'cleaned-up');
    const ended = start(`import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => setTimeout(() => { writeFileSync('${mark}', ''); process.exit(143); }, 200));
      setInterval(() => undefined, 1000);
      console.log('copies');`);
    await untilLine('copies');

    stopping.abort();

    expect((await ended).name).toBe('AbortError');
    expect(existsSync(mark)).toBe(true);
    expect(lines).toEqual(['copies']);
  });

  it('begins no check after a signal that came when the backup was made', async () => {
    const ended = start(`console.log('made');`, {
      folder: join(folder, 'backups'),
      get checkDays() {
        stopping.abort();
        return 7;
      },
    });

    expect((await ended).name).toBe('AbortError');
    expect(lines).toEqual(['made']);
  });

  it('says that a backup has failed, and tries again in an hour', async () => {
    const ended = start(`console.error('The disk is full'); process.exitCode = 1;`);
    await untilLine('failed; the next try is in an hour');

    stopping.abort();

    expect((await ended).name).toBe('AbortError');
    expect(lines).toEqual(['The disk is full', 'failed; the next try is in an hour']);
  });
});
