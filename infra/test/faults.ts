import { NGINX, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './on-test-stack.ts';

await runOnTestStack('tests/faults/injection/faults.ts', [NGINX, REDIS]);
