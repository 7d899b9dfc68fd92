import { NGINX, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './on-test-stack.ts';

await runOnTestStack('tests/attack/attack.ts', [NGINX, REDIS]);
