import type { Tool } from '../../local/tools.ts';
import { prepare, runCommand } from './program.ts';
import { NO_LIMITS, startTestStack } from './test-stack.ts';

/**
 * Runs a program with this process's arguments against a separate product without rate limits, with `variables`
 * besides, and its data in `data` if given; exits with its code, also when a signal has ended it. What is preloaded into
 * the product is not into the program.
 */
export async function runOnTestStack(
  program: string,
  tools: readonly Tool[],
  variables: NodeJS.ProcessEnv = {},
  data?: string,
): Promise<void> {
  await prepare(tools);
  const stack = await startTestStack({ ...NO_LIMITS, ...variables }, 'logs', data);
  try {
    const env = { ...stack.env, LD_PRELOAD: process.env.LD_PRELOAD };
    process.exitCode = await runCommand(process.execPath, [program, ...process.argv.slice(2)], env);
  } finally {
    await stack.stop();
  }
}
