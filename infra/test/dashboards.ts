import { HEADLESS_CHROMIUM, NGINX, PROMETHEUS, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './on-test-stack.ts';

await runOnTestStack('tests/dashboards/dashboards.ts', [NGINX, REDIS, HEADLESS_CHROMIUM, PROMETHEUS]);
