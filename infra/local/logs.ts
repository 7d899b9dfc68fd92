import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readable } from './log-line.ts';
import { loadSettings } from './settings.ts';

/** Follows what the running product writes, readable. */
const { logFile } = loadSettings();
if (!existsSync(logFile)) {
  console.error('Nothing has run here yet: start with `make up`.');
  process.exit(1);
}
const tail = spawn('tail', ['-n', '200', '-F', logFile], { stdio: ['ignore', 'pipe', 'ignore'] });
createInterface({ input: tail.stdout }).on('line', (line) => {
  const [name = '', ...rest] = line.split(' | ');
  console.log(`${name.padEnd(14)} ${readable(rest.join(' | '))}`);
});
process.once('SIGINT', () => tail.kill());
