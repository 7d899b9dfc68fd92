import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { SCHEDULE_QUEUE } from '../schedule/schedule.ts';
import { closeClients } from './chat-client.ts';
import { startChat } from './test-chat.ts';

/** The whole service for the specs of one file; empties its tables before each spec and pauses its schedule. */
export function useChat(variables: NodeJS.ProcessEnv = {}): () => TestService {
  let service: TestService;
  beforeAll(async () => {
    service = await startChat(variables);
    await service.app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false }).pause();
  });
  afterAll(() => service.close());
  // ids are not restarted: the process remembers how far it has delivered each chat
  beforeEach(() =>
    emptyTables(service.app.get(DataSource), [
      'chat_sessions',
      'chat_messages',
      'canned_answers',
      'outbox',
      'undos',
      'idempotency_keys',
    ]),
  );
  afterEach(closeClients);
  return () => service;
}
