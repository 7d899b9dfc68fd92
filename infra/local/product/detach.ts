import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ParentMessage } from '../logging/output.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Starts the supervisor in the background, prints its messages, and returns its exit code: 0 as soon as everything is
 * ready, another code when the start failed.
 */
export function detach({ dataDir }: Settings): Promise<number> {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const crash = openSync(join(dataDir, 'logs/supervisor.log'), 'w');
  const supervisor = spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(new URL('../up.ts', import.meta.url))],
    {
      detached: true,
      stdio: ['ignore', crash, crash, 'ipc'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => supervisor.kill('SIGTERM'));
  return new Promise((resolve) => {
    supervisor.on('message', (message: ParentMessage) => {
      if ('print' in message) return console.log(message.print);
      supervisor.disconnect();
      supervisor.unref();
      resolve(0);
    });
    supervisor.once('exit', (code, signal) => {
      if (code === null) console.error(`The supervisor ended (${signal}); see ${dataDir}/logs/supervisor.log`);
      resolve(code ?? 1);
    });
  });
}
