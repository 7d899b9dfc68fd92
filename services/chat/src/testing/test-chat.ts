import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { chatApp } from '../app.module.ts';
import { readConfig } from '../config.ts';
import { CHAT_DATABASE } from '../database.ts';
import { useChatSockets } from '../socket/socket-adapter.ts';

/** The public address of test services. */
export const PUBLIC_URL = 'https://farm.example';

/** The whole service, listening on a free port, with its socket. */
export async function startChat(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  const service = await startTestService(
    CHAT_DATABASE,
    (given) => chatApp(readConfig({ ...given, PUBLIC_URL, GUEST_TOKEN_SECRET: 's'.repeat(32), ...variables })),
    useChatSockets,
  );
  await service.app.listen(0, '127.0.0.1');
  return service;
}
