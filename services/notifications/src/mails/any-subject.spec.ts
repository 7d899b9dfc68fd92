import { randomUUID } from 'node:crypto';
import type { EmailProgress } from '@farmhouse/contracts/mails/mails';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeliveryWorker } from '../delivery/delivery.worker.ts';
import { Messages } from '../messages/messages.service.ts';
import { exampleSettings } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { VISITOR_MAILS, type Visitor } from '../testing/visitor-mails.tsx';
import type { NewMail } from './mails-of-event.ts';

describe('mails about a subject other than a booking', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications(VISITOR_MAILS);
  });
  afterAll(() => service.close());

  it.each([
    ['contact-received-owner', 'contact-message', 'owner@mangogrove.example', 'ravi@example.com'],
    ['contact-reply', 'contact-message', 'ravi@example.com', 'hello@mangogrove.example'],
    ['privacy-request-received', 'privacy-request', 'ravi@example.com', 'hello@mangogrove.example'],
    ['privacy-request-due-owner', 'privacy-request', 'owner@mangogrove.example', 'ravi@example.com'],
    ['chat-waiting-owner', 'chat', 'owner@mangogrove.example', 'ravi@example.com'],
  ])('%s about a %s is delivered, and its events name the subject', async (kind, type, recipient, replyTo) => {
    const payload: Visitor = { email: 'ravi@example.com', text: 'Is <b>the pool</b> heated?' };
    const mail = { kind, subject: { type, id: '7' }, payload } as unknown as NewMail;

    await service.db.transaction((tx) =>
      service.app.get(Messages, { strict: false }).queue(tx, randomUUID(), [mail], exampleSettings()),
    );
    service.app.get(DeliveryWorker, { strict: false }).wake();

    await eventually(async () => {
      const events = await service.db.query<{ type: string; payload: EmailProgress }[]>(
        `SELECT type, payload FROM outbox WHERE payload ->> 'kind' = $1 ORDER BY position`,
        [kind],
      );
      expect(events.map((event) => event.type)).toEqual(['email.queued', 'email.delivered']);
      for (const event of events) expect(event.payload).toMatchObject({ subject: { type, id: '7' }, kind, recipient });
    });
    const sent = service.mailbox.mails.at(-1);
    expect(sent).toMatchObject({ to: { text: recipient }, replyTo: { text: replyTo } });
    expect(sent?.text).toContain('Is <b>the pool</b> heated?');
    expect(sent?.html).not.toContain('<b>the pool</b>');
  });
});
