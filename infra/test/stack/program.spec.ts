import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from '@jest/globals';

const MODULE = JSON.stringify(join(import.meta.dirname, 'program.ts'));
const COMMAND = `console.log(process.pid); setInterval(() => undefined, 1_000);`;
const PROGRAM = `
  const { runCommand } = await import(${MODULE});
  const code = await runCommand(process.execPath, ['-e', ${JSON.stringify(COMMAND)}], process.env);
  console.log('cleans up after ' + code);
`;

it.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a test program that gets %s alone ends the command that it runs, and cleans up',
  async (signal) => {
    const program = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
    const pid = Number((await lines.next()).value);

    const ended = once(program, 'exit');
    program.kill(signal);

    expect((await lines.next()).value).toBe('cleans up after 1');
    expect(await ended).toEqual([0, null]);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  },
);
