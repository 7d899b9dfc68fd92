import { spawn } from 'node:child_process';
import { ROOT } from '../paths.ts';
import { NO_LIMITS, startTestStack } from './stack.ts';

const COMPACT: NodeJS.ProcessEnv = { ...NO_LIMITS, COMPACT: '1', DEMO_DATA: 'no' };

/** Runs a program with two separate compact products, whose environments it finds in `HOUSES`; returns its exit code. */
export async function runOnTwoStacks(program: string, args: readonly string[]): Promise<number> {
  const a = await startTestStack(COMPACT);
  try {
    const b = await startTestStack(COMPACT);
    try {
      const child = spawn(process.execPath, [program, ...args], {
        cwd: ROOT,
        env: { ...process.env, HOUSES: JSON.stringify({ a: a.env, b: b.env }) },
        stdio: 'inherit',
      });
      return await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
    } finally {
      await b.stop();
    }
  } finally {
    await a.stop();
  }
}
