import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { markSeeded, seedAtFirstStart } from './seed.ts';

describe('the demo data', () => {
  let dataDir: string;
  let times: number;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'seed-'));
    times = 0;
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const start = (seedOnce: boolean): Promise<void> =>
    seedAtFirstStart({ dataDir, seedOnce }, async () => {
      times += 1;
      await markSeeded({ dataDir });
    });

  it('is added by the first start, and by no later one', async () => {
    await start(true);
    await start(true);

    expect(times).toBe(1);
  });

  it('is never added where the first start was without it, also when a later one does not say so again', async () => {
    await start(false);
    await start(true);

    expect(times).toBe(0);
  });
});
