import type { FeedFailing, FeedProblem } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { ChatSnapshot } from '@farmhouse/contracts/chat/chat-session';
import type { ContactMessageSnapshot, PrivacyRequestSnapshot } from '@farmhouse/contracts/content/content-events';
import { describe, expect, it } from '@jest/globals';
import type { ErasureCompleted } from '@farmhouse/contracts/privacy/erasure-events';
import {
  exampleChat,
  exampleErasure,
  exampleFeedFailing,
  exampleMessage,
  exampleOperationAlert,
  exampleNow,
  examplePasswordReset,
  examplePrivacyRequest,
  exampleSecurityChange,
  exampleSettings,
  exampleSignInLock,
  exampleSite,
} from '../testing/example-mails.ts';
import { composeMail } from './compose.ts';
import { MailRegistry } from './mail-registry.ts';
import { MAILS } from './mails.ts';

interface ExpectedMail {
  message?: Partial<ContactMessageSnapshot>;
  request?: Partial<PrivacyRequestSnapshot>;
  chat?: Partial<ChatSnapshot>;
  reply?: string;
  note?: string | null;
  daysLeft?: number;
  erasure?: Partial<ErasureCompleted>;
  feed?: Partial<FeedFailing>;
  settings?: ReturnType<typeof exampleSettings>;
}

const REGISTRY = new MailRegistry(MAILS);
const KINDS = REGISTRY.kindsWhere(({ about }) => about.type !== 'booking');

async function compose(kind: string, given: ExpectedMail = {}) {
  const { reply = 'Yes, all year.', note = null, daysLeft = 7, settings = exampleSettings() } = given;
  const { request: _request, ...erasure } = exampleErasure(given.erasure);
  const payload = {
    ...exampleFeedFailing(),
    ...given.feed,
    ...erasure,
    message: exampleMessage(given.message),
    request: examplePrivacyRequest(given.request),
    chat: exampleChat(given.chat),
    reply,
    note,
    daysLeft,
    ...exampleSecurityChange(),
    ...examplePasswordReset(),
    ...exampleSignInLock(),
    ...exampleOperationAlert(),
    test: { kind: 'contact-reply' },
    counts: { 'request-received-owner': 12, 'contact-received-owner': 1 },
  };
  const mail = await composeMail(REGISTRY.get(kind), payload, settings, exampleSite, exampleNow);
  return { ...mail, subject: String(mail.subject), html: String(mail.html), text: String(mail.text) };
}

describe.each(KINDS)('mail %s', (kind) => {
  it('has a text and an HTML part and loads nothing from a remote host', async () => {
    const { subject, html, text } = await compose(kind);

    expect(subject).not.toBe('');
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).not.toMatch(/src="|<link/);
    expect(text).toContain('Mango Grove Farmhouse');
  });

  it('never shows undefined, null or NaN when everything optional is absent', async () => {
    for (const settings of [exampleSettings(), new Map()]) {
      const { subject, html, text } = await compose(kind, {
        message: { phone: null, subject: null },
        request: { phone: null, details: null },
        chat: { visitorEmail: null, visitorPage: null },
        settings,
      });

      expect(`${subject} ${html} ${text}`).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('escapes text that a visitor typed', async () => {
    const typed = '"><script>alert(1)</script><img src="x" onerror="y"><a href="javascript:z">';
    const { html } = await compose(kind, {
      message: { name: typed, subject: typed, message: typed, phone: typed, email: typed },
      request: { name: typed, details: typed, phone: typed, email: typed },
      chat: { visitorName: typed, visitorEmail: typed, visitorPhone: typed, visitorPage: typed },
      reply: typed,
      note: typed,
    });

    expect(html).not.toMatch(/<script|<img|href="javascript:|<a href="javascript/);
  });

  it('does not turn a typed address into a link, and shortens what a visitor typed', async () => {
    const typed = 'https://evil.example/prize';
    const visitor = {
      message: { name: typed, subject: typed, message: typed, phone: typed },
      request: { name: typed, details: typed, phone: typed },
      chat: { visitorName: typed, visitorPage: typed, visitorPhone: typed, question: typed },
    };

    const { subject, html, text } = await compose(kind, visitor);
    const withOwnersText = await compose(kind, { ...visitor, reply: typed, note: typed });

    expect(`${subject} ${html} ${text}`).not.toMatch(/evil\.example|prize/);
    expect(withOwnersText.html).not.toMatch(/href="[^"]*evil/);
  });

  it('removes typed line breaks from the headers', async () => {
    const typed = 'Ravi\r\nBcc: all@example.com\u2028\u0000';
    const { subject, replyTo } = await compose(kind, {
      message: { name: typed, subject: typed, email: typed },
      request: { name: typed, email: typed },
      chat: { visitorName: typed, visitorEmail: typed },
    });

    expect(JSON.stringify([subject, replyTo])).not.toMatch(/\\r|\\n|\\u0000|\u2028/);
  });
});

describe('mail text', () => {
  it.each<[string, ExpectedMail, string[]]>([
    [
      'contact-received-owner',
      {},
      [
        'Ravi Kumar has written to you',
        'ravi@example.com',
        '+91 98490 54321',
        'Fri, 20 Nov 2026, 10:00 am',
        'Is <b>the pool</b> heated?\nWe come in January.',
        'https://farm.example/admin/dashboard/messages',
      ],
    ],
    ['contact-reply', {}, ['Hello Ravi', 'Yes, all year.', 'Is <b>the pool</b> heated?', 'Fri, 20 Nov 2026']],
    ['privacy-request-received', {}, ['PR-7K3M9QXZ', 'Delete My Data', 'We handle it by Sun, 20 Dec 2026']],
    ['privacy-request-received', { request: { type: 'copy' } }, ['Request Data Copy']],
    [
      'privacy-request-received-owner',
      { request: { type: 'update' } },
      ['PR-7K3M9QXZ', 'Update My Data', 'ravi@example.com', 'my stay in <b>May</b>', '/admin/dashboard/messages'],
    ],
    ['privacy-request-due-owner', {}, ['The request of Ravi Kumar is due in 7 days', '/admin/dashboard/messages']],
    ['privacy-request-due-owner', { daysLeft: 1 }, ['is due in 1 day']],
    ['privacy-request-due-owner', { daysLeft: 0 }, ['is due today']],
    ['privacy-request-due-owner', { daysLeft: -2 }, ['has been due for 2 days']],
    [
      'privacy-request-closed',
      { request: { status: 'completed' }, note: 'All is deleted.\nGoodbye' },
      ['Your request is completed', 'All is deleted.\nGoodbye', 'PR-7K3M9QXZ'],
    ],
    ['privacy-request-closed', { request: { status: 'rejected' } }, ['We could not fulfil your request']],
    [
      'data-erased',
      {},
      [
        'Hello Ravi',
        'PR-7K3M9QXZ',
        'Your name, phone number, email address and wishes in bookings: 2',
        'Chats: 1',
        'without your phone number and email address, for at least 8 years',
        'Receipts stay as they were issued, with the name that is printed on them',
      ],
    ],
    ['data-erased', { erasure: { erased: { Chats: 0 }, keepsPayments: false } }, ['We held nothing', 'no payments']],
    [
      'chat-untaken-owner',
      {},
      [
        'Ravi Kumar is waiting in the live chat',
        '+91 98490 54321',
        'ravi@example.com',
        '/gallery',
        'Fri, 20 Nov 2026, 10:00 am',
        'https://farm.example/admin/dashboard/live-chat',
      ],
    ],
    [
      'feed-failing-owner',
      {},
      ['Airbnb has not been read for hours', 'www.airbnb.co.in', 'https://farm.example/admin/dashboard/calendar'],
    ],
    [
      'owner-digest',
      {},
      [
        '12 more requests, 1 more message since 10:05 am',
        'See Confirmations',
        'https://farm.example/admin/dashboard/confirmations',
        'https://farm.example/admin/dashboard/messages',
      ],
    ],
  ])('%s of %j says %j', async (kind, given, phrases) => {
    const { text } = await compose(kind, given);

    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('privacy-request-received contains nothing that the requester typed', async () => {
    const typed = 'Win-a-prize';
    const { subject, html, text } = await compose('privacy-request-received', {
      request: { name: typed, details: typed, phone: typed },
    });

    expect(`${subject} ${html} ${text}`).not.toContain(typed);
  });
});

describe('the mail about a calendar with a problem', () => {
  it.each<[FeedProblem | undefined, string, string]>([
    [undefined, 'has not been read for hours', 'show this mail to whoever looks after the website'],
    ['refused', 'has not been read for hours', 'copy it again'],
    ['unreachable', 'has not been read for hours', 'look whether the other site works'],
    ['too-large', 'has not been read in full for hours', 'remove old events'],
    ['shrunk', 'has freed no dates for hours', 'accept that it has fewer events'],
  ])('that is %s says that it %s, and what the owner can do: %s', async (code, headline, action) => {
    const { subject, text } = await compose('feed-failing-owner', { feed: { code } });

    expect(subject).toBe(`The calendar Airbnb ${headline}`);
    expect(text.replace(/\s+/g, ' ')).toContain(action);
    expect(text.includes('What is booked on the other site')).toBe(headline === 'has not been read for hours');
    expect(text.includes('can be booked a second time')).toBe(code !== 'shrunk');
  });
});

describe('mail subject line', () => {
  it.each<[string, ExpectedMail, string]>([
    ['contact-received-owner', {}, 'New message from Ravi Kumar: The pool'],
    ['contact-received-owner', { message: { subject: null } }, 'New message from Ravi Kumar'],
    ['contact-reply', {}, 'Re: The pool'],
    ['contact-reply', { message: { subject: null } }, 'Your message to Mango Grove Farmhouse'],
    ['privacy-request-received', {}, 'We have received your privacy request PR-7K3M9QXZ'],
    ['privacy-request-due-owner', { daysLeft: 1 }, 'Privacy request PR-7K3M9QXZ is due in 1 day'],
    [
      'privacy-request-closed',
      { request: { status: 'rejected' } },
      'Your privacy request PR-7K3M9QXZ could not be fulfilled',
    ],
  ])('%s of %j is %j', async (kind, given, subject) => {
    expect((await compose(kind, given)).subject).toBe(subject);
  });
});
