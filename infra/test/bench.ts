import { CHROMIUM, NGINX, REDIS, WRK } from '../local/tools.ts';
import { runOnTestStack } from './on-test-stack.ts';

await runOnTestStack('tests/bench/bench.ts', [NGINX, REDIS, WRK, CHROMIUM]);
