import { NGINX, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './stack/on-test-stack.ts';

await runOnTestStack('tests/faults/injection/faults.ts', [NGINX, REDIS]);
