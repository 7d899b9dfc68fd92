import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { canLimitDisks, onLimitedDisk } from './limited-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'limited-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MODULE = join(import.meta.dirname, 'limited-disk.ts');
const PROGRAM = `
  const { LimitedDisk } = await import(${JSON.stringify(MODULE)});
  const { writeFileSync, rmSync } = await import('node:fs');
  const disk = new LimitedDisk(${JSON.stringify(folder)});
  const outcome = () => {
    try {
      writeFileSync(${JSON.stringify(join(folder, 'file'))}, 'x'.repeat(10_000));
      return 'written';
    } catch (error) {
      return error.code;
    }
  };
  writeFileSync(${JSON.stringify(join(folder, 'content'))}, 'x'.repeat(100_000));
  const outcomes = [outcome()];
  rmSync(${JSON.stringify(join(folder, 'file'))});
  await disk.fill();
  outcomes.push(outcome());
  await disk.empty();
  outcomes.push(outcome());
  console.log(outcomes.join());
`;

const describeWithMounts = canLimitDisks(folder) ? describe : describe.skip;

describeWithMounts('a limited disk', () => {
  it('takes no byte while it is full, and does again afterwards', () => {
    const [command, args] = onLimitedDisk(folder, [process.execPath, '--input-type=module', '-e', PROGRAM]);

    const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });

    expect([stdout, stderr]).toEqual(['written,ENOSPC,written\n', '']);
  });
});
