import { randomUUID } from 'node:crypto';
import type { Events } from '@farmhouse/contracts/events/events';
import type { EmailProgress, MailSubject } from '@farmhouse/contracts/messages/mails';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeliveryWorker } from '../delivery/delivery.worker.ts';
import type { MailEvent } from '../events.ts';
import { MessagesService } from '../messages/messages.service.ts';
import { exampleChat, exampleMessage, examplePrivacyRequest, exampleSettings } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { VISITOR_MAILS, type Visitor } from '../testing/visitor-mails.tsx';
import type { NewMail } from './new-mail.ts';

const OWNER = 'owner@mangogrove.example';
const HOUSE = 'hello@mangogrove.example';
const VISITOR = 'ravi@example.com';

/** What a mail is about, by the first word of its event. */
const SUBJECTS: Record<string, MailSubject> = {
  'contact-message': { type: 'contact-message', id: '7' },
  'privacy-request': { type: 'privacy-request', id: '9' },
  chat: { type: 'chat', id: '12' },
};

describe('mails about a subject other than a booking', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications(VISITOR_MAILS);
  });
  afterAll(() => service.close());

  /** Waits until a mail of that kind is delivered and its events name the subject; returns the mail. */
  const delivered = async (kind: string, subject: object, recipient: string) => {
    await eventually(async () => {
      const events = await service.db.query<{ type: string; payload: EmailProgress }[]>(
        `SELECT type, payload FROM outbox WHERE payload ->> 'kind' = $1 ORDER BY position`,
        [kind],
      );
      expect(events.map((event) => event.type)).toEqual(['email.queued', 'email.delivered']);
      for (const event of events) expect(event.payload).toMatchObject({ subject, kind, recipient });
    });
    return service.mailbox.mails.findLast(({ to }) => [to].flat()[0]?.text === recipient);
  };

  it('a newly added kind is delivered, and its events name the subject', async () => {
    const subject = { type: 'chat', id: '7' };
    const payload: Visitor = { email: VISITOR, text: 'Is <b>the pool</b> heated?' };
    const mail = { kind: 'chat-waiting-owner', subject, payload } as unknown as NewMail;

    await service.db.transaction((tx) =>
      service.app
        .get(MessagesService, { strict: false })
        .queue(tx, { id: randomUUID(), occurredAt: new Date().toISOString() }, [mail], exampleSettings()),
    );
    service.app.get(DeliveryWorker, { strict: false }).wake();

    const sent = await delivered('chat-waiting-owner', subject, OWNER);
    expect(sent).toMatchObject({ replyTo: { text: VISITOR } });
    expect(sent?.text).toContain('Is <b>the pool</b> heated?');
    expect(sent?.html).not.toContain('<b>the pool</b>');
  });

  const message = exampleMessage();
  const request = examplePrivacyRequest();
  const chat = exampleChat();
  const reply = { replyMessage: 'Yes, all year.', repliedBy: 'admin' };

  it.each<[MailEvent, Events[MailEvent], string, string, string]>([
    ['contact-message.received', { message }, 'contact-received-owner', OWNER, VISITOR],
    ['contact-message.replied', { message, reply }, 'contact-reply', VISITOR, HOUSE],
    ['privacy-request.filed', { request }, 'privacy-request-received', VISITOR, HOUSE],
    ['privacy-request.due-soon', { request, daysLeft: 1 }, 'privacy-request-due-owner', OWNER, VISITOR],
    ['privacy-request.closed', { request, note: 'Done' }, 'privacy-request-closed', VISITOR, HOUSE],
    ['chat.untaken', { chat }, 'chat-untaken-owner', OWNER, VISITOR],
  ])(
    '%s sends its mail once, however often the event is delivered',
    async (type, payload, kind, recipient, replyTo) => {
      const eventId = await service.publish(type, payload, 5);

      const sent = await delivered(kind, SUBJECTS[type.split('.')[0] ?? ''] ?? {}, recipient);
      expect(sent).toMatchObject({ replyTo: { text: replyTo } });
      expect((await service.messages(eventId)).filter((stored) => stored.kind === kind)).toHaveLength(1);
    },
  );

  it('a contact message whose address is not a single plain address gets no reply by mail', async () => {
    const hostile = exampleMessage({ email: 'ravi@example.com\r\nBcc: all@example.com' });

    const replied = await service.publish('contact-message.replied', { message: hostile, reply });
    const received = await service.publish('contact-message.received', { message: hostile });

    await eventually(async () => expect(await service.messages(received)).toMatchObject([{ status: 'sent' }]));
    expect(await service.messages(replied)).toEqual([]);
    expect(service.mailbox.mails.at(-1)?.bcc).toBeUndefined();
  });
});
