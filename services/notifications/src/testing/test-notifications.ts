import { randomUUID } from 'node:crypto';
import type { EventEnvelope, Events, EventType } from '@farmhouse/contracts/events/events';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { refuseUnexpectedReports } from '../whatsapp-webhook/unexpected-reports.ts';
import { notificationsApp } from '../app.module.ts';
import { readConfig } from '../config.ts';
import { NOTIFICATIONS_DATABASE } from '../database.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { MAILS } from '../mails/mails.ts';
import { exampleSettings, exampleSite } from './example-mails.ts';
import { startTestMailbox, type TestMailbox } from './test-mailbox.ts';

const ALL_SENT_MS = 15_000;

export interface StoredMessage {
  id: string;
  kind: string;
  recipient: string;
  status: string;
  attempts: number;
  lastError: string | null;
}

export interface TestNotifications extends TestService {
  mailbox: TestMailbox;
  db: DataSource;
  /** Adds an event to the service's queue, `times` over; returns its id. */
  publish<T extends EventType>(type: T, payload: Events[T], times?: number): Promise<string>;
  messages(eventId: string): Promise<StoredMessage[]>;
  /** Resolves once no message waits to be sent. */
  allSent(): Promise<void>;
  /** Types of the events that the service has added to its outbox about one mail, in order. */
  eventsOf(messageId: string): Promise<string[]>;
}

/**
 * The whole service with its own mail server and all settings stored; `mails` adds kinds of mail, `variables` its own.
 */
export async function startTestNotifications(
  mails: ConstructorParameters<typeof MailRegistry>[0] = {},
  variables: NodeJS.ProcessEnv = {},
): Promise<TestNotifications> {
  const mailbox = await startTestMailbox();
  const service = await startTestService(
    NOTIFICATIONS_DATABASE,
    (env) =>
      notificationsApp(
        readConfig({
          ...env,
          ...exampleSite,
          SMTP_URL: mailbox.url,
          MAIL_FROM: 'Mango Grove <stay@mangogrove.example>',
          ...variables,
        }),
        new MailRegistry({ ...MAILS, ...mails }),
      ),
    refuseUnexpectedReports,
  );
  const db = service.app.get(DataSource);
  const queue = service.app.get<Queue>(getQueueToken('notifications'), { strict: false });
  for (const [key, value] of exampleSettings()) {
    await db.query('INSERT INTO setting_copies (key, value, version, deleted) VALUES ($1, $2, 1, false)', [key, value]);
  }
  return {
    ...service,
    mailbox,
    db,
    publish: async (type, payload, times = 1) => {
      const event: EventEnvelope = { id: randomUUID(), type, occurredAt: new Date().toISOString(), payload };
      await queue.addBulk(Array.from({ length: times }, () => ({ name: type, data: event })));
      return event.id;
    },
    messages: (eventId) =>
      db.query<StoredMessage[]>(
        `SELECT id, kind, recipient, status, attempts, last_error AS "lastError"
         FROM messages WHERE event_id = $1 ORDER BY kind`,
        [eventId],
      ),
    allSent: () =>
      eventually(async () => {
        const [row] = await db.query<object[]>(`SELECT FROM messages WHERE status IN ('queued', 'sending') LIMIT 1`);
        if (row) throw new Error('Messages wait to be sent');
      }, ALL_SENT_MS),
    eventsOf: async (messageId) => {
      const rows = await db.query<{ type: string }[]>(
        `SELECT type FROM outbox WHERE payload ->> 'messageId' = $1 ORDER BY position`,
        [messageId],
      );
      return rows.map(({ type }) => type);
    },
    close: async () => {
      await service.close();
      await mailbox.shut();
    },
  };
}
