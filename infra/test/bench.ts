import { failed } from '../command-error.ts';
import { CHROMIUM, ensureTools, NGINX, REDIS, WRK } from '../local/tools.ts';
import { checkArguments } from '../options.ts';
import { BENCH_PARTS } from './bench-parts.ts';
import { runOnTestStack } from './stack/on-test-stack.ts';
import { runNode } from './stack/program.ts';

/** Measured alone on the running containers, since only containers can run several replicas of a service. */
const REPLICAS = 'replicas';

const parts = process.argv.slice(2);
try {
  checkArguments(parts, parts.length === 1 ? [...BENCH_PARTS, REPLICAS] : BENCH_PARTS);
  if (parts[0] === REPLICAS) {
    await ensureTools([WRK], console.log);
    process.exitCode = await runNode(['tests/bench/replicas.ts'], process.env);
  } else {
    await runOnTestStack('tests/bench/bench.ts', [NGINX, REDIS, WRK, CHROMIUM]);
  }
} catch (error) {
  failed(error);
}
