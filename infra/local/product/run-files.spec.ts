import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RunFiles } from './run-files.ts';

describe('the state of the product', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'run-'));
    mkdirSync(join(dataDir, 'run'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('is that nothing runs when a power cut has left its files empty or half written', () => {
    writeFileSync(join(dataDir, 'run/running.json'), '');
    writeFileSync(join(dataDir, 'run/rolling-update.json'), '{"state": "run');

    expect(new RunFiles({ dataDir }).running()).toBeUndefined();
    expect(new RunFiles({ dataDir }).updateReport()).toBeUndefined();
  });
});
