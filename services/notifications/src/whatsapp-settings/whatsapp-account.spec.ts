import type { WhatsappAccountView, WhatsappTestResult } from '@farmhouse/contracts/messages/whatsapp';
import type { Problem } from '@farmhouse/contracts/errors';
import { TextEncryption } from '@farmhouse/platform/encryption/text-encryption';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TEST_ACCOUNT } from '../testing/test-cloud-api.ts';
import { ENCRYPTION_SECRET, startTestWhatsapp, wholeAccount, type TestWhatsapp } from '../testing/test-whatsapp.ts';
import { WhatsappAccounts } from '../channel/whatsapp/account/whatsapp-accounts.ts';

const PATH = '/api/admin/whatsapp';
let service: TestWhatsapp;
beforeAll(async () => {
  service = await startTestWhatsapp({ SEAL_SECRETS: `${ENCRYPTION_SECRET},an-older-secret-of-32-characters-at-least` });
});
afterAll(() => service.close());
beforeEach(() => emptyTables(service.db, ['whatsapp_account', 'outbox']));

const save = (body: object) => callAsAdmin<WhatsappAccountView & Problem>(service, 'PUT', PATH, { body });

describe('the keys of WhatsApp', () => {
  it('are off and empty before anything is entered', async () => {
    const { body } = await callAsAdmin<WhatsappAccountView>(service, 'GET', PATH);

    expect(body).toEqual({
      mode: 'off',
      phoneNumberId: null,
      keys: Object.fromEntries(
        ['accessToken', 'appSecret', 'verifyToken'].map((n) => [n, { isSet: false, last4: null }]),
      ),
      templates: [],
      webhookUrl: 'https://farm.example/api/webhooks/whatsapp',
      canStoreKeys: true,
    });
  });

  it('are never shown again, and stored so that the database alone does not give them away', async () => {
    const { body } = await save(wholeAccount());
    const stored = await service.db.query<object[]>('SELECT whatsapp_account::text FROM whatsapp_account');
    const [{ bytes }] = await service.db.query<[{ bytes: Buffer }]>(
      'SELECT access_token AS bytes FROM whatsapp_account',
    );

    expect(body.keys.accessToken).toEqual({ isSet: true, last4: '1234' });
    for (const key of [TEST_ACCOUNT.accessToken, TEST_ACCOUNT.appSecret, TEST_ACCOUNT.verifyToken]) {
      expect(JSON.stringify([body, stored])).not.toContain(key);
      expect(bytes.toString('latin1')).not.toContain(key);
    }
  });

  it('stay when others are changed, and are removed when they are null', async () => {
    await save(wholeAccount());

    const { body: kept } = await save({ mode: 'beside' });
    const { body: removed } = await save({ appSecret: null });

    expect(kept).toMatchObject({ mode: 'beside', keys: { accessToken: { isSet: true }, appSecret: { isSet: true } } });
    expect(removed).toMatchObject({ keys: { accessToken: { isSet: true }, appSecret: { isSet: false } } });
  });

  it('stay readable after a rotation of the secrets, after which the newest one encrypts them', async () => {
    await save(wholeAccount());
    const older = new TextEncryption(['an-older-secret-of-32-characters-at-least'], 'WhatsApp keys');
    await service.db.query('UPDATE whatsapp_account SET access_token = $1', [
      older.encrypt('accessToken', 'EAAG-old-key'),
    ]);
    const accounts = service.app.get(WhatsappAccounts, { strict: false });

    await accounts.onApplicationBootstrap();

    const [{ bytes }] = await service.db.query<[{ bytes: Buffer }]>(
      'SELECT access_token AS bytes FROM whatsapp_account',
    );
    expect(new TextEncryption([ENCRYPTION_SECRET], 'WhatsApp keys').decrypt('accessToken', bytes)).toBe('EAAG-old-key');
    expect((await accounts.read()).keys).toMatchObject({ appSecret: TEST_ACCOUNT.appSecret });
  });

  it.each([
    [{ phoneNumberId: '../me' }, 'The phone number ID has digits only'],
    [{ accessToken: 'with blank in it' }, 'The access token must have at least 8 characters and no blanks'],
    [{ mode: 'always' }, 'Mode must be one of off, beside, instead'],
    [
      { templates: [{ kind: 'password-reset-owner', name: 'a', language: 'en', fields: [] }] },
      /^Message must be one of/,
    ],
    [{ templates: [{ kind: 'balance-due', name: 'A b', language: 'en', fields: [] }] }, /^The name of a template/],
    [
      { templates: [{ kind: 'balance-due', name: 'a', language: 'en', fields: ['secret'] }] },
      /^Fields must be some of/,
    ],
    [
      { templates: [1, 2].map(() => ({ kind: 'balance-due', name: 'a', language: 'en', fields: [] })) },
      'Each message can have one template',
    ],
  ])('are refused when they are %j', async (body, message) => {
    const response = await save(body);

    expect(response).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(response.body.message).toMatch(message);
  });

  it.each(['GET', 'PUT'] as const)(
    'are only for admins: %s without a token is a 401, of another role a 403',
    async (method) => {
      const authorization = service.identity.bearer({ role: 'guest' });

      expect(await call(service, method, PATH, { body: {} })).toMatchObject({ status: 401 });
      expect(await call(service, method, PATH, { body: {}, headers: { authorization } })).toMatchObject({
        status: 403,
      });
    },
  );
});

describe('mails to the owner about WhatsApp keys', () => {
  const told = () => service.mailbox.mails.filter(({ subject }) => subject?.startsWith('The keys of WhatsApp were'));
  beforeEach(async () => {
    await service.allSent();
    service.mailbox.mails.length = 0;
  });

  it('name the keys that were entered, changed or removed and by whom, but no key itself', async () => {
    await save(wholeAccount());
    await save({ accessToken: 'another-access-token-1234', verifyToken: null });

    await eventually(() => expect(told()).toHaveLength(2), 15_000);
    const [entered, changed] = ['entered', 'changed and removed'].map((action) =>
      told().find(({ subject }) => subject === `The keys of WhatsApp were ${action}`),
    );
    expect(service.mailbox.recipients()).toEqual(['owner@mangogrove.example', 'owner@mangogrove.example']);
    expect(entered?.text).toMatch(/Entered\s+Phone number ID, Access token, App secret, Verify token\s+By\s+\w+/);
    expect(changed?.text).toMatch(/Changed\s+Access token\s+Removed\s+Verify token/);
    const stored = await service.db.query<object[]>('SELECT payload FROM outbox');
    for (const key of [TEST_ACCOUNT.accessToken, 'another-access-token-1234', TEST_ACCOUNT.verifyToken])
      expect(JSON.stringify([stored, told()])).not.toContain(key);
  });

  it('are not sent when templates are changed and the same keys are entered again', async () => {
    await save(wholeAccount());
    await eventually(() => expect(told()).toHaveLength(1), 15_000);

    await save({ ...wholeAccount({ mode: 'beside' }), templates: [] });

    const events = await service.db.query<object[]>(`SELECT 1 FROM outbox WHERE type = 'security.changed'`);
    expect(events).toHaveLength(1);
  });
});

describe('a test to the owner’s own number', () => {
  const test = async (body: object = { to: '+91 98480 12345', kind: 'booking-confirmed' }) =>
    (await callAsAdmin<WhatsappTestResult>(service, 'POST', `${PATH}/test`, { body })).body;

  it('sends the template with an example’s values', async () => {
    await save(wholeAccount());

    expect(await test()).toEqual({ isSent: true, reason: null });
    expect(service.cloudApi.sent.at(-1)).toMatchObject({
      to: '919848012345',
      template: { name: 'booking_confirmed', language: { code: 'en' } },
    });
  });

  it.each([undefined, null, '', '12345', 42])('is refused without a phone number: %j', async (to) => {
    await save(wholeAccount());
    const body = { to, kind: 'booking-confirmed' };

    expect(await callAsAdmin(service, 'POST', `${PATH}/test`, { body })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'to', message: 'Valid contact number is required' }] },
    });
  });

  it('says what is missing, and what WhatsApp refuses', async () => {
    const before = await test();
    await save(wholeAccount({ accessToken: 'another-token-than-the-right-one' }));
    const wrong = await test();
    const unreported = await test({ to: '+91 98480 12345', kind: 'deposit-kept' });

    expect(before.reason).toMatch(/^Enter the phone number ID/);
    expect(wrong).toEqual({
      isSent: false,
      reason: 'WhatsApp does not accept the account or its keys: check them under WhatsApp. (WhatsApp 401 code 190)',
    });
    expect(unreported.reason).toBe('Enter the template of this message first.');
  });
});
