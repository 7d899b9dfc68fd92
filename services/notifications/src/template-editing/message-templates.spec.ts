import type { Problem } from '@farmhouse/contracts/errors';
import type {
  MessageTemplateView,
  PreviewBooking,
  TemplateDraft,
  TemplatePreview,
  TemplateTestSent,
} from '@farmhouse/contracts/messages/message-template';
import type { SecurityChanged } from '@farmhouse/contracts/security/security-change';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleBooking } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';

const PATH = '/api/admin/message-templates';

describe('message templates', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications();
  });
  afterAll(() => service.close());
  afterEach(async () => {
    service.mailbox.mails.length = 0;
    await emptyTables(service.db, ['message_templates', 'message_template_versions', 'outbox'], {
      restartIdentity: true,
    });
  });

  const list = async () => (await callAsAdmin<MessageTemplateView[]>(service, 'GET', PATH)).body;
  const one = async (kind: string) => (await list()).find((template) => template.kind === kind);
  const save = (kind: string, body: object) =>
    callAsAdmin<MessageTemplateView & Problem>(service, 'PUT', `${PATH}/${kind}`, { body });
  const reset = (kind: string) => callAsAdmin<MessageTemplateView & Problem>(service, 'DELETE', `${PATH}/${kind}`);
  const preview = (kind: string, body: TemplateDraft = {}) =>
    callAsAdmin<TemplatePreview & Problem>(service, 'POST', `${PATH}/${kind}/preview`, { body });
  const test = (kind: string, body: TemplateDraft = {}, headers: Record<string, string> = {}) =>
    callAsAdmin<TemplateTestSent & Problem>(service, 'POST', `${PATH}/${kind}/test`, { body, headers });
  /** The owner's mail about a changed text. */
  const isNotice = (subject = '') => subject.startsWith('The text of a message to guests');
  const sentMail = async (eventId: string) => {
    await eventually(async () => expect(await service.messages(eventId)).toMatchObject([{ status: 'sent' }]));
    return service.mailbox.mails.findLast(({ subject }) => !isNotice(subject));
  };
  const TEXT = { subject: 'Namaste {{booking_code}}', body: 'Dear {{guest_name}},\n\ncome soon.' };

  it('are those of every mail to guests, with the original texts at first', async () => {
    const templates = await list();

    expect(templates.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['booking-confirmed', 'balance-due', 'thank-you', 'stay-changed', 'refund-paid']),
    );
    expect(templates.filter(({ kind }) => kind.endsWith('-owner'))).toEqual([]);
    for (const { isOriginal, enabled, original, subject, body, versions, fields } of templates) {
      expect({ isOriginal, enabled, subject, body, versions }).toEqual({
        ...{ isOriginal: true, enabled: true, versions: [] },
        ...original,
      });
      expect(fields).toContainEqual({
        name: 'house_name',
        label: 'Name of the house',
        example: 'Mango Grove Farmhouse',
      });
    }
  });

  it('apply to the next mail as soon as they are saved, and say who saved them when', async () => {
    const { status, body } = await save('booking-confirmed', TEXT);
    const eventId = await service.publish('booking.confirmed', { booking: exampleBooking({ status: 'confirmed' }) });

    expect([status, body.savedBy, body.isOriginal]).toEqual([200, 'owner', false]);
    expect(Date.parse(body.savedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const mail = await sentMail(eventId);
    expect(mail?.subject).toBe('Namaste FH-7K3M9QXZ');
    expect(mail?.text).toContain('Dear Asha Rao,\n\ncome soon.');
    expect(mail?.text).toContain('FH-7K3M9QXZ');
    expect(mail?.attachments.map(({ filename }) => filename)).toContain('stay-FH-7K3M9QXZ.ics');
  });

  it('keep the former texts, the newest first, and can be restored to them and to the original', async () => {
    await save('thank-you', { ...TEXT, body: 'One' });
    await save('thank-you', { ...TEXT, body: 'Two' });
    await save('thank-you', { ...TEXT, body: 'Two' });
    const original = (await reset('thank-you')).body;

    expect(original).toMatchObject({ isOriginal: true, body: original.original.body });
    expect(original.versions.map(({ body }) => body)).toEqual(['Two', 'One']);
    const [, oldest] = original.versions;
    expect((await save('thank-you', { subject: oldest?.subject, body: oldest?.body })).body.body).toBe('One');
  });

  it('keep the last twenty texts', async () => {
    for (let number = 0; number < 25; number += 1) await save('thank-you', { ...TEXT, body: `Text ${number}` });

    const versions = (await one('thank-you'))?.versions ?? [];
    expect([versions.length, versions[0]?.body, versions.at(-1)?.body]).toEqual([20, 'Text 23', 'Text 4']);
  });

  it('are original again when the original text is saved', async () => {
    const original = (await one('thank-you'))?.original ?? {};

    expect((await save('thank-you', original)).body).toMatchObject({ isOriginal: true, versions: [] });
  });

  it.each([
    ['an unknown field', { subject: 'Hello', body: 'Your {{gate_code}}' }, 'body', '{{gate_code}}'],
    ['an unknown field in the subject', { subject: '{{constructor}}', body: 'Hello' }, 'subject', '{{constructor}}'],
    ['a field that is not closed', { subject: 'Hello', body: '{{guest_name' }, 'body', 'two braces'],
    ['an empty text', { subject: 'Hello', body: ' \n ' }, 'body', 'required'],
    ['a subject that is too long', { subject: 'x'.repeat(151), body: 'Hello' }, 'subject', '150'],
    ['a text that is too long', { subject: 'Hello', body: 'x'.repeat(5001) }, 'body', '5000'],
    ['a switch that is none', { ...TEXT, enabled: 'no' }, 'enabled', 'true or false'],
  ])('refuse %s, and name it', async (_case, input, path, words) => {
    const { status, body } = await save('booking-confirmed', input);

    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect(body.errors?.[0]?.message).toContain(words);
    expect((await one('booking-confirmed'))?.isOriginal).toBe(true);
  });

  it('switched off cause no message, and switched on again cause one', async () => {
    const { subject = '', body = '' } = (await one('change-declined'))?.original ?? {};
    const booking = exampleBooking({ status: 'confirmed' });
    await save('thank-you', { subject, body, enabled: false });
    const off = await service.publish('booking.thanks-due', { booking: { ...booking, checkoutDate: '2020-01-01' } });
    const other = await service.publish('booking.confirmed', { booking });
    await sentMail(other);
    expect(await service.messages(off)).toEqual([]);

    await save('thank-you', { subject, body, enabled: true });
    const on = await service.publish('booking.thanks-due', { booking });
    await eventually(async () => expect(await service.messages(on)).toMatchObject([{ kind: 'thank-you' }]));
  });

  it('switched on again publish that they were switched on, once', async () => {
    for (const enabled of [true, false, false, true, true]) await save('arrival-day', { enabled });

    const events = await service.db.query(`SELECT payload FROM outbox WHERE type = 'message-kind.enabled'`);
    expect(events).toEqual([{ payload: { kind: 'arrival-day' } }]);
  });

  it('switched off still cause the message that the owner asks for', async () => {
    const booking = exampleBooking({ status: 'confirmed', checkinDate: '2099-12-05', checkoutDate: '2099-12-06' });
    for (const kind of ['checkin-reminder', 'receipt']) await save(kind, { enabled: false });

    const scheduled = await service.publish('booking.reminder-due', { booking, manual: false });
    const requested = await service.publish('booking.reminder-due', { booking, manual: true });
    const receipt = { number: 'R/2026-27/0001', kind: 'payment', amount: 5100 } as const;
    const resent = await service.publish('receipt.send-requested', { booking, ...receipt });

    await Promise.all([sentMail(requested), sentMail(resent)]);
    const subjects = service.mailbox.mails.map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('Your stay begins'));
    expect(subjects).toContainEqual(expect.stringContaining('Receipt R/2026-27/0001'));
    expect(await service.messages(scheduled)).toEqual([]);
  });

  it('keep their text when only the switch is sent; without the switch, subject and text are required', async () => {
    await save('thank-you', TEXT);

    const off = await save('thank-you', { enabled: false });
    const incomplete = await save('thank-you', { body: 'Come again.' });

    expect([off.status, off.body]).toEqual([200, expect.objectContaining({ ...TEXT, enabled: false, versions: [] })]);
    expect([incomplete.status, incomplete.body.errors]).toEqual([
      400,
      [{ path: 'subject', message: 'Subject is required' }],
    ]);
  });

  it('notify the owner of each change of a text, but not of the same text or of the switch', async () => {
    await save('thank-you', TEXT);
    await save('thank-you', TEXT);
    await save('thank-you', { enabled: false });
    await reset('thank-you');
    await reset('thank-you');

    const actions = ['changed', 'changed back to the original'];
    const events = await service.db.query<{ payload: SecurityChanged }[]>(
      `SELECT payload FROM outbox WHERE type = 'security.changed' ORDER BY position`,
    );
    expect(events.map(({ payload }) => payload)).toMatchObject(
      actions.map((action) => ({
        change: { kind: 'message-template', name: 'Thank you', action },
        by: { username: 'owner' },
      })),
    );
    const subjects = () => service.mailbox.mails.map(({ subject }) => subject);
    await eventually(
      () =>
        expect(subjects()).toEqual(
          expect.arrayContaining(actions.map((action) => `The text of a message to guests was ${action}`)),
        ),
      15_000,
    );
  });

  it('are still original when only the switch is sent', async () => {
    expect((await save('thank-you', { enabled: false })).body).toMatchObject({ isOriginal: true, enabled: false });
  });

  it.each(['booking-confirmed', 'booking-cancelled', 'refund-paid', 'payment-verified'])(
    'of %s cannot be switched off',
    async (kind) => {
      expect(await save(kind, { ...TEXT, enabled: false })).toMatchObject({
        status: 409,
        body: { code: 'always-sent', message: 'This message is mandatory and cannot be switched off.' },
      });
      expect(await one(kind)).toMatchObject({ isDuty: true, enabled: true, isOriginal: true });
    },
  );

  it.each(['password-reset-owner', 'nothing', '__proto__', 'constructor'])('are a 404 for %s', async (kind) => {
    const responses = [await save(kind, TEXT), await reset(kind), await preview(kind), await test(kind)];

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('need a signed-in admin', async () => {
    const calls = [
      call(service, 'GET', PATH),
      call(service, 'GET', `${PATH}/bookings`),
      call(service, 'PUT', `${PATH}/thank-you`, { body: TEXT }),
      call(service, 'DELETE', `${PATH}/thank-you`),
      call(service, 'POST', `${PATH}/thank-you/preview`, { body: {} }),
      call(service, 'POST', `${PATH}/thank-you/test`, { body: {} }),
    ];

    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  });

  describe('previews', () => {
    it('show a draft as mail, WhatsApp message and SMS, and store nothing', async () => {
      const { status, body } = await preview('booking-confirmed', { ...TEXT, body: 'Total {{total}}' });

      expect(status).toBe(200);
      expect(body.subject).toBe('Namaste FH-EXAMPLE');
      expect(body.whatsapp).toBe('*Namaste FH-EXAMPLE*\n\nTotal ₹11,000');
      expect(body.sms).toEqual({ text: 'Total ₹11,000', characters: 13, parts: 1 });
      expect(body.text).toContain('Total ₹11,000\n');
      expect(body.html).not.toMatch(/src="(?!data:image\/)|<script/);
      expect((await one('booking-confirmed'))?.isOriginal).toBe(true);
    });

    it('have the current values of a real booking', async () => {
      const booking = exampleBooking({ id: 77, fullName: 'Meera <b>Iyer</b>', status: 'confirmed' });
      await sentMail(await service.publish('booking.confirmed', { booking }));

      const { body } = await preview('thank-you', { ...TEXT, bookingId: 77 });

      expect(body.html).toContain('Meera &lt;b&gt;Iyer&lt;/b&gt;');
      expect(body.text).toContain('Meera <b>Iyer</b>');
    });

    const offered = async (q = '') =>
      (await callAsAdmin<PreviewBooking[]>(service, 'GET', `${PATH}/bookings?q=${encodeURIComponent(q)}`)).body;

    const allSent = (...ids: number[]) =>
      eventually(async () => {
        const waiting = `SELECT FROM messages WHERE status IN ('queued', 'sending') AND subject_id = ANY($1)`;
        expect(await service.db.query(waiting, [ids.map(String)])).toEqual([]);
      });

    it('offer only bookings that they can show: those with a message, once, by name or code', async () => {
      const booking = exampleBooking({ id: 78, fullName: 'Tara Menon', confirmationCode: 'FH-TARA7777' });
      await sentMail(await service.publish('booking.confirmed', { booking: { ...booking, status: 'confirmed' } }));
      await service.publish('booking.requested', {
        booking: exampleBooking({ id: 79, fullName: 'Nikhil Tara', confirmationCode: 'FH-N1KH1L00', email: null }),
      });
      await eventually(async () => expect(await offered('tara')).toHaveLength(2));
      await allSent(78, 79);

      const [byCode, nobody, all] = await Promise.all([offered('fh-tara'), offered('100%'), offered()]);

      expect(byCode).toEqual([
        { id: 78, confirmationCode: 'FH-TARA7777', fullName: 'Tara Menon', checkinDate: '2026-12-05' },
      ]);
      expect(nobody).toEqual([]);
      for (const { id } of all) expect((await preview('thank-you', { bookingId: id })).status).toBe(200);
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([78, 79]));
    });

    it('offer a booking with its current day, and none that is archived or whose payloads are erased', async () => {
      const publish = (id: number, fullName: string) =>
        service.publish('booking.requested', { booking: exampleBooking({ id, fullName }) });
      await Promise.all([publish(80, 'Ila Moved'), publish(81, 'Ila Archived'), publish(82, 'Ila Forgotten')]);
      await eventually(async () => expect(await offered('ila')).toHaveLength(3));
      await allSent(80, 81, 82);
      await service.db.query(
        `INSERT INTO booking_facts (id, status, payment_status, checkin_date, version, deleted)
         VALUES (80, 'pending', 'pending', '2026-12-24', 1, false), (81, 'pending', 'pending', NULL, 1, true)`,
      );
      await service.db.query(`UPDATE messages SET payload = NULL WHERE subject_id = '82'`);

      expect(await offered('ila')).toMatchObject([{ id: 80, checkinDate: '2026-12-24' }]);
    });

    it('refuse an unknown field, and a booking without stored messages', async () => {
      expect(await preview('thank-you', { body: '{{nothing}}' })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'body' }] },
      });
      expect(await preview('thank-you', { bookingId: 4711 })).toMatchObject({ status: 404 });
    });
  });

  describe('test messages', () => {
    it('are sent to the owner alone, with the draft, and keep nothing of the booking afterwards', async () => {
      const { status, body } = await test('booking-confirmed', TEXT);

      expect([status, body]).toEqual([200, { sentTo: 'owner@mangogrove.example' }]);
      await eventually(() => expect(service.mailbox.mails).toHaveLength(1));
      const [mail] = service.mailbox.mails;
      expect([mail?.to].flat()[0]?.text).toBe('owner@mangogrove.example');
      expect(mail?.subject).toBe('Test: Namaste FH-EXAMPLE');
      expect(mail?.text).toContain('Dear Asha Rao,\n\ncome soon.');
      await eventually(async () => {
        const kept = await service.db.query(
          `SELECT FROM messages WHERE kind = 'template-test-owner' AND payload IS NOT NULL`,
        );
        expect(kept).toEqual([]);
      });
    });

    it('need the booking email', async () => {
      await service.db.query(`UPDATE setting_copies SET value = '' WHERE key = 'booking_email'`);
      const { status, body } = await test('thank-you');
      await service.db.query(
        `UPDATE setting_copies SET value = 'owner@mangogrove.example' WHERE key = 'booking_email'`,
      );

      expect([status, body.code]).toEqual([409, 'no-own-address']);
    });

    it('are refused after twenty in ten minutes', async () => {
      const ofAnother = { 'x-real-ip': '198.51.100.61' };
      const statuses: number[] = [];
      for (let number = 0; number < 21; number += 1)
        statuses.push((await test('thank-you', { body: '{{no}}' }, ofAnother)).status);

      expect(statuses.slice(0, 20)).not.toContain(429);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('mails on the day of arrival', () => {
    const today = exampleBooking({ status: 'confirmed', checkinDate: '2099-12-05', checkoutDate: '2099-12-06' });

    it('tell the arriving guest the way, the gate code and the Wi-Fi, and are not sent when none of them is set', async () => {
      const without = await service.publish('booking.arrival-due', { booking: today });
      await sentMail(await service.publish('booking.confirmed', { booking: today }));
      expect(await service.messages(without)).toEqual([]);

      await service.db.query(
        `INSERT INTO setting_copies (key, value, version, deleted)
         VALUES ('gate_code', '4711', 1, false), ('wifi_password', 'mango-tree', 1, false)`,
      );
      const eventId = await service.publish('booking.arrival-due', { booking: today });
      await eventually(async () => expect(await service.messages(eventId)).toMatchObject([{ kind: 'arrival-day' }]));
      expect((await preview('arrival-day')).body.text).toMatch(/Gate code\s+4711\s+Password\s+mango-tree/);
      expect(JSON.stringify(await service.db.query('SELECT payload FROM messages'))).not.toContain('4711"');
    });
  });

  describe('a scheduled message', () => {
    it('is withheld when the owner has paused the booking meanwhile', async () => {
      const booking = exampleBooking({ id: 91, status: 'completed', checkoutDate: '2020-01-01' });
      await service.db.query(
        `INSERT INTO booking_facts (id, status, payment_status, version, deleted, messages_paused)
         VALUES (91, 'completed', 'verified', 1, false, true)`,
      );
      const eventId = await service.publish('booking.thanks-due', { booking });

      await eventually(async () => expect(await service.messages(eventId)).toHaveLength(1));
      await service.db.query(`UPDATE messages SET due_at = now() WHERE event_id = $1`, [eventId]);
      await eventually(async () => expect(await service.messages(eventId)).toMatchObject([{ status: 'withheld' }]));
    });
  });
});
