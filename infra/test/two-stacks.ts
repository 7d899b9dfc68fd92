import { spawn } from 'node:child_process';
import { ROOT } from '../paths.ts';
import { NO_LIMITS, startTestStack } from './stack.ts';

const COMPACT: NodeJS.ProcessEnv = { ...NO_LIMITS, COMPACT: '1', DEMO_DATA: 'no' };
const NAMES = ['one', 'other'] as const;

/** Runs a program with two separate compact products, whose environments it finds in `HOUSES`; returns its exit code. */
export async function runOnTwoStacks(program: string, args: readonly string[]): Promise<number> {
  const starting = NAMES.map((name) => startTestStack(COMPACT, `logs-of-${name}-house`));
  const results = await Promise.allSettled(starting);
  const stacks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  try {
    await Promise.all(starting);
    const child = spawn(process.execPath, [program, ...args], {
      cwd: ROOT,
      env: { ...process.env, HOUSES: JSON.stringify(stacks.map(({ env }) => env)) },
      stdio: 'inherit',
    });
    return await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
}
