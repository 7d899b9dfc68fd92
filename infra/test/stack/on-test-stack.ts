import type { Tool } from '../../local/tools.ts';
import { prepare, runNode } from './program.ts';
import { NO_LIMITS, startTestStack } from '../stack.ts';

/**
 * Runs a program with this process's arguments against a separate product without rate limits, with `variables`
 * besides; exits with its code.
 */
export async function runOnTestStack(
  program: string,
  tools: readonly Tool[],
  variables: NodeJS.ProcessEnv = {},
): Promise<void> {
  await prepare(tools);
  const stack = await startTestStack({ ...NO_LIMITS, ...variables });
  try {
    process.exitCode = await runNode([program, ...process.argv.slice(2)], stack.env);
  } finally {
    await stack.stop();
  }
}
