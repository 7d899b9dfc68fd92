import { spawn } from 'node:child_process';
import { build } from '../build/build.ts';
import { CHROMIUM, ensureTools, NGINX, REDIS, WRK } from '../local/tools.ts';
import { ROOT } from '../paths.ts';
import { NO_LIMITS, startTestStack } from './stack.ts';

/** Runs the benchmarks of tests/bench against a separate product without rate limits. */
await ensureTools([NGINX, REDIS, WRK, CHROMIUM], console.log);
await build();
const stack = await startTestStack(NO_LIMITS);
try {
  const bench = spawn(process.execPath, ['tests/bench/bench.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: stack.env,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((resolve) => bench.once('exit', (code) => resolve(code ?? 1)));
} finally {
  await stack.stop();
}
