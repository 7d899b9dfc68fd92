import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addresses } from '../settings/addresses.ts';
import { loadSettings } from '../settings/settings.ts';
import { EXAMPLE_SECRETS } from '../testing/example-secrets.ts';
import { RunFiles, type Running } from './run-files.ts';

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

  it('names the addresses and the login with which it was started, for a shell without its variables', () => {
    const settings = loadSettings({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://farm.example',
      ADMIN_URL: 'https://office.example',
      ADMIN_USERNAME: 'owner',
      SMTP_URL: 'smtp://mail.example',
      COMPACT: '1',
    });

    new RunFiles(settings).recordRunning(settings);

    const running = JSON.parse(readFileSync(join(dataDir, 'run/running.json'), 'utf8')) as Running;
    expect(addresses(running, EXAMPLE_SECRETS)).toBe(addresses(settings, EXAMPLE_SECRETS));
  });
});
