import { HEADLESS_CHROMIUM, NGINX, PROMETHEUS, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './stack/on-test-stack.ts';

await runOnTestStack('tests/dashboards/dashboards.ts', [NGINX, REDIS, HEADLESS_CHROMIUM, PROMETHEUS]);
