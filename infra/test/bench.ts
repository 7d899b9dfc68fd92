import { CHROMIUM, ensureTools, NGINX, REDIS, WRK } from '../local/tools.ts';
import { runOnTestStack } from './stack/on-test-stack.ts';
import { runNode } from './stack/program.ts';

/** Measured on the running containers, since only containers can run several replicas of a service. */
const REPLICAS = 'replicas';

if (process.argv[2] === REPLICAS) {
  await ensureTools([WRK], console.log);
  process.exitCode = await runNode(['tests/bench/replicas.ts'], process.env);
} else {
  await runOnTestStack('tests/bench/bench.ts', [NGINX, REDIS, WRK, CHROMIUM]);
}
