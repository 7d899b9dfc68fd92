import { spawn } from 'node:child_process';
import { inRoot } from '../paths.ts';
import { failed, CommandError } from '../command-error.ts';
import { serviceEnvironment } from './settings/environment.ts';
import { runningProduct } from './product/running-product.ts';

/** The operator's commands that need the running product, by their name. */
const COMMANDS: Record<string, string> = { unlock: 'unlock.js' };

const [name = '', ...rest] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new CommandError(`Name a command: make admin ARGS=${Object.keys(COMMANDS).join(' or ARGS=')}`);
  const { settings, secrets } = await runningProduct();
  const child = spawn(process.execPath, [inRoot('services/identity/dist/commands', command), ...rest], {
    env: serviceEnvironment('identity', settings, secrets),
    stdio: 'inherit',
  });
  child.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  failed(error);
}
