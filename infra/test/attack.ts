import { NGINX, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './stack/on-test-stack.ts';

await runOnTestStack('tests/attack/attack.ts', [NGINX, REDIS]);
