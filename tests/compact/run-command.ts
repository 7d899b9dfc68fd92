import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../infra/paths.ts';

/** Runs a command of the product as `make` does; resolves with its whole output, also when it failed. */
export async function run(command: string, variables: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { env: { ...process.env, ...variables } };
  const running = promisify(execFile)(process.execPath, [inRoot('infra/local', `${command}.ts`)], options);
  const { stdout, stderr } = await running.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}
