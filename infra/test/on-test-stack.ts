import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { build } from '../build/build.ts';
import { ensureTools, type Tool } from '../local/tools.ts';
import { inRoot, ROOT } from '../paths.ts';
import { NO_LIMITS, startTestStack } from './stack.ts';

/**
 * Runs a program with this process's arguments against a separate product without rate limits, with `variables` besides;
 * exits with its code.
 */
export async function runOnTestStack(
  program: string,
  tools: readonly Tool[],
  variables: NodeJS.ProcessEnv = {},
): Promise<void> {
  await ensureTools(tools, console.log);
  await build();
  await mkdir(inRoot('test-results'), { recursive: true });
  const stack = await startTestStack({ ...NO_LIMITS, ...variables });
  try {
    const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
      cwd: ROOT,
      env: stack.env,
      stdio: 'inherit',
    });
    process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    await stack.stop();
  }
}
