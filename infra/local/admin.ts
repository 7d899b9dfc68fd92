import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { failed, CommandError } from '../command-error.ts';
import { ADMIN_COMMANDS, scriptOf } from './product/admin-commands.ts';
import { serviceEnvironment } from './settings/environment.ts';
import { runningProduct } from './product/running-product.ts';

/** Runs the scripts of a command in turn; the first that fails ends it. Returns the exit code. */
async function run(name: string, args: readonly string[]): Promise<number> {
  const steps = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!steps) {
    throw new CommandError(`Name a command: make admin ARGS=${Object.keys(ADMIN_COMMANDS).join(' or ARGS=')}`);
  }
  const { settings, secrets } = await runningProduct();
  for (const step of steps) {
    const env = serviceEnvironment(step.service, settings, secrets);
    const child = spawn(process.execPath, [scriptOf(step), ...args], { env, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) return code ?? 1;
  }
  return 0;
}

const [name = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await run(name, args);
} catch (error) {
  failed(error);
}
