import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { failed, CommandError } from '../command-error.ts';
import { readable } from './logging/log-line.ts';
import { supervisorLog } from './product/detach.ts';
import { loadSettings } from './settings/settings.ts';

/** Follows the logs of the running product in readable form. Throws CommandError when nothing has run yet. */
function follow(): void {
  const { logFile, dataDir } = loadSettings();
  if (!existsSync(logFile)) throw new CommandError('Nothing has run here yet: start with `make up`.');
  const gatewayLog = join(dataDir, 'logs/gateway.log');
  const logs = [supervisorLog({ dataDir }), logFile, gatewayLog];
  const tail = spawn('tail', ['-q', '-n', '200', '-F', ...logs], { stdio: ['ignore', 'pipe', 'ignore'] });
  createInterface({ input: tail.stdout }).on('line', (line) => {
    // nginx writes its own log file, without a process name at the start of each line
    const [name = '', ...rest] = (line.startsWith('{') ? `gateway | ${line}` : line).split(' | ');
    console.log(`${name.padEnd(14)} ${readable(rest.join(' | '))}`);
  });
  process.once('SIGINT', () => tail.kill());
}

try {
  follow();
} catch (error) {
  failed(error);
}
