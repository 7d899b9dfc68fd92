import { runNode } from './program.ts';
import { NO_LIMITS, startTestStack } from './test-stack.ts';

const COMPACT: NodeJS.ProcessEnv = { ...NO_LIMITS, COMPACT: '1', DEMO_DATA: 'no' };
const NAMES = ['one', 'other'] as const;

/**
 * Runs a program with two separate compact products, whose environments it finds in `INSTALLATIONS`; returns its exit code.
 */
export async function runOnTwoStacks(program: string, args: readonly string[]): Promise<number> {
  const starting = NAMES.map((name) => startTestStack(COMPACT, `logs-of-${name}-installation`));
  const results = await Promise.allSettled(starting);
  const stacks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  try {
    await Promise.all(starting);
    const environments = JSON.stringify(stacks.map(({ env }) => env));
    return await runNode([program, ...args], { ...process.env, INSTALLATIONS: environments });
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
}
