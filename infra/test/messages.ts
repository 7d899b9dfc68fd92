import { NGINX, REDIS } from '../local/tools.ts';
import { runOnTestStack } from './on-test-stack.ts';
import { fakeServerVariables } from './fake-servers.ts';

await runOnTestStack('tests/message-load/messages.ts', [NGINX, REDIS], await fakeServerVariables());
