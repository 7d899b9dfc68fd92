import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateX25519Identity } from 'age-encryption';
import { inRoot } from '../../paths.ts';
import { recipientOf } from '../key.ts';
import { writeArchive } from './write-archive.ts';

describe('the file of a backup', () => {
  let folder: string;
  let recipient: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'write-archive-'));
    recipient = await recipientOf(await generateX25519Identity());
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('leaves no draft when a signal ends the backup', async () => {
    const script = `import { writeArchive } from '${inRoot('infra/backup/archive/write-archive.ts')}';
      setInterval(() => undefined, 1000);
      await writeArchive('${join(folder, 'one.age')}', '${recipient}', async (writer) => {
        await writer.text('first', 'text');
        await new Promise(() => undefined);
      });`;
    const backup = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    while (readdirSync(folder).length === 0) await sleep(20);
    expect(readdirSync(folder)).toEqual(['one.age.part']);

    backup.kill('SIGTERM');

    expect(await once(backup, 'exit')).toEqual([143, null]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves the signals of its process as they were, once it is complete or has failed', async () => {
    const before = process.listenerCount('SIGTERM');

    await writeArchive(join(folder, 'one.age'), recipient, (writer) => writer.text('first', 'text'));
    const failure = writeArchive(join(folder, 'two.age'), recipient, () => Promise.reject(new Error('no room')));
    await expect(failure).rejects.toThrow('no room');

    expect(process.listenerCount('SIGTERM')).toBe(before);
    expect(readdirSync(folder)).toEqual(['one.age']);
  });
});
