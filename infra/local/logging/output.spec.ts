import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const OUTPUT = new URL('output.ts', import.meta.url).href;

it('Output keeps writing to the log file after the parent process has exited', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'output-'));
  const logFile = join(folder, 'farmhouse.log');
  const script = `
    import { Output } from ${JSON.stringify(OUTPUT)};
    const output = new Output(${JSON.stringify(logFile)}, false);
    process.once('disconnect', () => {
      output.print('Stopping');
      setTimeout(() => output.print('Stopped'), 50);
    });
    output.print('Ready');`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

  const [message] = (await once(supervisor, 'message')) as [unknown];
  supervisor.disconnect();
  const [code] = (await once(supervisor, 'exit')) as [number];

  expect(message).toEqual({ print: 'Ready' });
  expect(code).toBe(0);
  expect(await readFile(logFile, 'utf8')).toBe('farmhouse | Ready\nfarmhouse | Stopping\nfarmhouse | Stopped\n');
  await rm(folder, { recursive: true });
});
