import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLog } from '../logging/log-file.ts';
import type { ParentMessage } from '../logging/output.ts';
import type { Settings } from '../settings/settings.ts';

const LOG_BYTES = 4 * 1024 * 1024;

/** Where a supervisor in the background writes why it ended, if nothing else could be written. */
export const supervisorLog = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'logs/supervisor.log');

/**
 * Starts the supervisor in the background, prints its messages, and returns its exit code: 0 as soon as everything is
 * ready, another code when the start failed.
 */
export function detach(settings: Settings): Promise<number> {
  const crash = openLog(supervisorLog(settings), LOG_BYTES);
  writeSync(crash, `Started at ${new Date().toISOString()}\n`);
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
      if (code === null) console.error(`The supervisor ended (${signal}); see ${supervisorLog(settings)}`);
      resolve(code ?? 1);
    });
  });
}
