import { STATUS_FILTERS, type MessageSentView } from '@farmhouse/contracts/messages/messages-sent';
import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { indexesOf, plansOf } from '@farmhouse/platform/testing/query-plans';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { MessageClaims } from '../delivery/message-claims.ts';
import { eraseRecipients } from '../messages/erase-recipients.ts';
import { MailPersonalData } from '../personal-data/mail-personal-data.ts';
import { seedMessages } from '../testing/many-messages.ts';
import { startTestWhatsapp, wholeAccount, type TestWhatsapp } from '../testing/test-whatsapp.ts';

const MESSAGES = 100_000;
/** Limit for the database work of one response. */
const LIMIT_MS = 200;
/** Limit of a search, which is typed and never polled: it reads every recipient, for the page and for the total. */
const SEARCH_LIMIT_MS = 500;
const PATH = '/api/admin/messages-sent';
let service: TestWhatsapp;

beforeAll(async () => {
  service = await startTestWhatsapp();
  await service.enter(wholeAccount({ mode: 'off' }));
  await seedMessages(service.db, MESSAGES);
}, 120_000);
afterAll(() => service.close());

async function plansOfList(query: string) {
  const plans = await plansOf(service, async () => {
    const { status } = await callAsAdmin(service, 'GET', PATH + query);
    expect(status).toBe(200);
  });
  expect(plans.length).toBeGreaterThan(0);
  return plans;
}

it.each([
  ['as it opens', ''],
  ...STATUS_FILTERS.map((status) => [`the status ${status}`, `?status=${status}`]),
  ['one channel', '?channel=whatsapp'],
  ['not delivered by mail', '?channel=mail&status=not-delivered'],
  ['a booking', '?booking=24000'],
  ['a booking by its code', '?booking=FH-7K3M9QXZ'],
  ['a page in the middle', '?page=2000'],
  ['the last page', `?pageSize=25&page=${MESSAGES / 25}`],
])('the log of 100,000 messages returns quickly: %s', async (_what, query) => {
  const plans = await plansOfList(query);

  expect(plans.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(LIMIT_MS);
});

it.each(['guest-24000', 'FH-7K3', 'nobody'])('the log of 100,000 messages is searched quickly for %s', async (text) => {
  const plans = await plansOfList(`?q=${text}`);

  expect(plans.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(SEARCH_LIMIT_MS);
});

it.each([
  ['as it opens', '?page=1', 'messages_newest'],
  ['what was delivered', '?page=1&status=delivered', 'messages_delivered'],
  ['what was read', '?page=1&status=read', 'messages_read'],
  ['what was not delivered', '?page=1&status=not-delivered', 'messages_undelivered'],
  ['what waits', '?page=1&status=queued', 'messages_due'],
  ['one channel', '?page=1&channel=whatsapp', 'messages_newest'],
  ['the oldest first', '?page=1&sort=queuedAt', 'messages_newest'],
  ['a booking', '?page=1&booking=24000', 'messages_subject'],
])('the log of 100,000 messages reads a page by an index: %s', async (_what, query, index) => {
  const [page, ...others] = (await plansOfList(query)).filter(({ sql }) =>
    /\bFROM "notifications"\."messages" .* LIMIT/.test(sql),
  );

  expect(others).toEqual([]);
  expect(page).toMatchObject({ scanned: [], indexes: [index] });
});

it.each([
  ['waiting', 'messages_due'],
  ['failed', 'messages_undelivered'],
] as const)('the metric of %s messages counts them among 100,000 by an index', async (status, index) => {
  const [plan] = await plansOf(service, () => service.app.get(MessageClaims).count(status));

  expect(plan).toMatchObject({ scanned: [], indexes: [index] });
});

it('the metric of the longest wait finds the mail among 100,000 messages by indexes', async () => {
  const [plan] = await plansOf(service, () => service.app.get(MessageClaims).longestWaitSeconds());

  expect(plan).toMatchObject({ scanned: [], indexes: ['messages_newest', 'messages_due'] });
});

it('the log of 100,000 messages offers the texts of a whole page', async () => {
  const { body } = await callAsAdmin<MessageSentView[]>(service, 'GET', `${PATH}?channel=whatsapp&page=1&pageSize=50`);

  expect(body.filter(({ canOpenInWhatsapp }) => canOpenInWhatsapp)).toHaveLength(50);
});

it('the messages of a person are found among 100,000 by an index', async () => {
  const person = personOf({ email: 'guest-20000@example.com', phone: '98480 12345' });

  const [plan] = await plansOf(service, () => new MailPersonalData().find(service.db.manager, person));

  expect(plan).toMatchObject({ scanned: [], indexes: ['messages_contacts'] });
  expect(plan?.ms).toBeLessThan(LIMIT_MS);
});

it('recipients to erase are found among 100,000 messages by an index', async () => {
  let indexes: string[] = [];
  const query = async (sql: string, parameters: unknown[]) => {
    indexes = await indexesOf(service, sql, parameters);
  };

  await eraseRecipients({ query } as unknown as EntityManager, ['chat-unanswered']);

  expect(indexes).toEqual(['messages_to_forget']);
});
