import type { TestService } from '@farmhouse/platform/testing/test-service';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';
import { startChat } from './test-chat.ts';

/** A second process of the same service: the same database, Redis and keys of admin tokens. */
export async function startSecondProcess({ app, identity }: TestService): Promise<TestService> {
  const { DATABASE_URL, REDIS_URL, RATE_LIMIT_CHAT_MESSAGES } = app.get<ChatConfig>(CHAT_CONFIG);
  const second = await startChat({
    DATABASE_URL,
    REDIS_URL,
    IDENTITY_URL: identity.url,
    RATE_LIMIT_CHAT_MESSAGES: String(RATE_LIMIT_CHAT_MESSAGES),
  });
  return { ...second, identity };
}
