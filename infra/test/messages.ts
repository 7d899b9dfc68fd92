import { NGINX, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './stack/on-test-stack.ts';
import { fakeServerVariables } from './stack/fake-servers.ts';

await runOnTestStack('tests/message-load/messages.ts', [NGINX, REDIS], await fakeServerVariables());
