import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { build } from '../build/build.ts';
import { ensureTools, type Tool } from '../local/tools.ts';
import { inRoot, ROOT } from '../paths.ts';

/** Installs what a test program needs, builds the product and makes the folder of results. */
export async function prepare(tools: readonly Tool[]): Promise<void> {
  await ensureTools(tools, console.log);
  await build();
  await mkdir(inRoot('test-results'), { recursive: true });
}

/** Runs Node with the arguments, whose output is shown; resolves with its exit code, 1 if a signal ended it. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
