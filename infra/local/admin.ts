import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { serviceEnvironment } from './environment.ts';
import { RunFiles } from './run-files.ts';
import { loadSecrets } from './secrets.ts';
import { loadSettings } from './settings.ts';

/** The operator's commands that need the running product, by their name. */
const COMMANDS: Record<string, string> = { unlock: 'unlock.js' };

const [name = '', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Name a command: make admin ARGS=${Object.keys(COMMANDS).join(' or ARGS=')}`);
  process.exit(1);
}
const settings = loadSettings();
const running = new RunFiles(settings).running();
if (!running) {
  console.error('Nothing runs here: start with `make up` first.');
  process.exit(1);
}
const secrets = await loadSecrets(join(settings.dataDir, 'secrets.env'));
const child = spawn(process.execPath, [inRoot('services/identity/dist/commands', command), ...rest], {
  env: serviceEnvironment('identity', { ...settings, ...running }, secrets),
  stdio: 'inherit',
});
child.once('exit', (code) => process.exit(code ?? 1));
