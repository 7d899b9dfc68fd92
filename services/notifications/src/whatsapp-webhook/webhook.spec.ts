import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { OptOutView } from '@farmhouse/contracts/messages/whatsapp';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exampleBooking } from '../testing/example-mails.ts';
import {
  answerReport,
  signatureOf,
  statusReport,
  TEST_ACCOUNT,
  type ReportedStatus,
} from '../testing/test-cloud-api.ts';
import { startTestWhatsapp, wholeAccount, type TestWhatsapp } from '../testing/test-whatsapp.ts';
import { REPORTS_AT_ONCE } from './reports-in-progress.ts';

const PATH = '/api/webhooks/whatsapp';
let service: TestWhatsapp;
beforeAll(async () => {
  service = await startTestWhatsapp();
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyTables(service.db, ['messages', 'outbox', 'whatsapp_opt_outs']);
  service.mailbox.mails.length = 0;
  await service.enter(wholeAccount({ mode: 'instead' }));
});

let bookings = 500;
/** A message that WhatsApp has accepted: its event, its id, and WhatsApp's id for it. */
async function accepted() {
  bookings += 1;
  const eventId = await service.publish('booking.confirmed', {
    booking: exampleBooking({ id: bookings, email: `guest${bookings}@example.com` }),
  });
  const { id = '', ref } = await eventually(async () => {
    const { whatsapp } = await service.byChannel(eventId);
    expect(whatsapp?.status).toBe('sent');
    return whatsapp ?? { id: '', ref: null };
  }, 15_000);
  return { eventId, messageId: id, wamid: ref ?? '' };
}
const stored = async (eventId: string) => (await service.byChannel(eventId)).whatsapp;
const mailsOf = async (eventId: string) => (await service.byChannel(eventId)).mail;

describe('POST /api/webhooks/whatsapp with a status report', () => {
  it.each([
    ['none', ''],
    ['one of another secret', signatureOf('{}', 'another-secret')],
    ['one of another body', signatureOf('{"a":1}')],
    ['one without its kind', signatureOf('{}').replace('sha256=', '')],
    ['one of another length', 'sha256=00'],
  ])('returns 401 and changes nothing when the signature is %s', async (_case, signature) => {
    const { eventId, wamid } = await accepted();
    const body = statusReport('read', { wamid });
    const forged = signature === signatureOf('{}', 'another-secret') ? signatureOf(body, 'another-secret') : signature;

    expect(await service.report(body, forged)).toBe(401);
    expect(await stored(eventId)).toMatchObject({ delivered: false, read: false });
  });

  it('returns 401 for the former app secret once the owner has entered another one', async () => {
    const { wamid } = await accepted();
    const body = statusReport('read', { wamid });
    await service.enter({ appSecret: 'the-next-app-secret' });

    expect(await service.report(body, signatureOf(body))).toBe(401);
    expect(await service.report(body, signatureOf(body, 'the-next-app-secret'))).toBe(200);
  });

  it('returns 401 while there is no app secret', async () => {
    await service.enter({ appSecret: null });

    expect(await service.report('{}', signatureOf('{}', ''))).toBe(401);
  });

  it('returns 401 to a report without a signature while its body is still being sent', async () => {
    const unfinished = new Readable({ read: () => undefined });
    const headers = { 'content-type': 'application/json', 'content-length': '3000000' };

    const { statusCode } = await service.app.inject({ method: 'POST', url: PATH, headers, payload: unfinished });

    expect(statusCode).toBe(401);
  });

  it('returns 503 while eight other reports are being read, and reads one again once any of those has ended', async () => {
    await service.app.listen(0, '127.0.0.1');
    const address = new URL(PATH, await service.app.getUrl());
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf('{}', 'invented') };
    // one too many, and no report besides: it would be read in place of one of these
    const unfinished = Array.from({ length: REPORTS_AT_ONCE + 1 }, () => {
      const report = request(address, { method: 'POST', headers });
      report.on('error', () => undefined);
      report.write('{');
      return report;
    });
    const refused = await Promise.race(
      unfinished.map(async (report) => {
        const [{ statusCode, headers: answered }] = (await once(report, 'response')) as [IncomingMessage];
        return { report, statusCode, retryAfter: answered['retry-after'] };
      }),
    );
    expect(refused).toMatchObject({ statusCode: 503, retryAfter: '2' });
    expect(await service.report('{}')).toBe(503);

    const read = unfinished.filter((report) => report !== refused.report);
    read[0]?.destroy();
    read[1]?.end('}');

    await eventually(async () => expect(await service.report('{}')).toBe(200));
    for (const report of unfinished) report.destroy();
    for (let n = 0; n < 2 * REPORTS_AT_ONCE; n += 1)
      await eventually(async () => expect(await service.report('{}')).toBe(200));
  });

  it('returns 413 above three megabytes, before the signature is checked', async () => {
    expect(await service.report(JSON.stringify({ a: 'x'.repeat(3 * 1024 * 1024) }))).toBe(413);
  });

  it.each<[ReportedStatus[], object]>([
    [['sent', 'delivered', 'read'], { delivered: true, read: true }],
    [['read', 'delivered', 'sent'], { delivered: true, read: true }],
    [['delivered', 'sent', 'delivered'], { delivered: true, read: false }],
    [['sent', 'sent'], { delivered: false, read: false }],
    [['delivered', 'failed'], { delivered: true, status: 'sent', failure: null }],
    [['failed', 'delivered'], { delivered: true, status: 'sent', failure: null }],
    [['failed', 'sent'], { delivered: false, status: 'failed' }],
  ])('in the order %j stores %j', async (order, expected) => {
    const { eventId, wamid, messageId } = await accepted();

    for (const status of order) expect(await service.report(statusReport(status, { wamid, messageId }))).toBe(200);

    expect(await stored(eventId)).toMatchObject(expected);
  });

  it('sends a message by mail once when it is reported as failed several times', async () => {
    const { eventId, wamid, messageId } = await accepted();
    const body = statusReport('failed', { wamid, messageId, code: 131026 });

    await Promise.all(Array.from({ length: 5 }, () => service.report(body)));

    await eventually(async () => expect(await mailsOf(eventId)).toMatchObject({ status: 'sent' }), 15_000);
    expect(await stored(eventId)).toMatchObject({ status: 'failed', failure: 'not-on-whatsapp' });
    const own = `guest${bookings}@example.com`;
    expect(service.mailbox.recipients().filter((to) => to === own)).toEqual([own]);
  });

  it('changes nothing when it is about an earlier attempt to send the message', async () => {
    const { eventId, wamid, messageId } = await accepted();
    await service.report(statusReport('failed', { wamid, messageId }));
    await callAsAdmin(service, 'POST', `/api/admin/messages-sent/${messageId}/send-again`, { body: {} });
    await eventually(async () => expect(await stored(eventId)).toMatchObject({ status: 'sent' }), 15_000);

    await service.report(statusReport('failed', { wamid, messageId }));

    expect(await stored(eventId)).toMatchObject({ status: 'sent', failure: null });
    expect((await stored(eventId))?.ref).not.toBe(wamid);
  });

  it.each([
    ['an unknown message', statusReport('failed', { wamid: 'wamid.unknown' })],
    ['nothing that is known', '{"object":"page","entry":[{"changes":[{"field":"feed","value":1}]}]}'],
    ['nothing at all', 'no json'],
    ['another sender', statusReport('read', { wamid: 'x' }).replace(TEST_ACCOUNT.phoneNumberId, '1')],
  ])('returns 200 and changes nothing when it is about %s', async (_case, body) => {
    const { eventId } = await accepted();

    expect(await service.report(body)).toBe(200);
    expect(await stored(eventId)).toMatchObject({ status: 'sent', read: false });
  });
});

describe('GET /api/webhooks/whatsapp, the verification request', () => {
  const ask = (query: string) => call(service, 'GET', `${PATH}?${query}`);

  it('returns the challenge when the verify token is right', async () => {
    const { status, body, headers } = await ask(
      `hub.mode=subscribe&hub.verify_token=${TEST_ACCOUNT.verifyToken}&hub.challenge=1158201444`,
    );

    expect([status, body]).toEqual([200, 1158201444]);
    expect(headers['content-type']).toMatch(/^text\/plain/);
  });

  it.each([
    'hub.mode=subscribe&hub.verify_token=wrong&hub.challenge=1',
    'hub.mode=subscribe&hub.challenge=1',
    `hub.mode=other&hub.verify_token=${TEST_ACCOUNT.verifyToken}&hub.challenge=1`,
    `hub.mode=subscribe&hub.verify_token=${TEST_ACCOUNT.verifyToken}&hub.challenge=<script>`,
    '',
  ])('returns 403 for the query "%s"', async (query) => {
    expect(await ask(query)).toMatchObject({ status: 403 });
  });
});

describe('a guest’s answer', () => {
  const list = async () => (await callAsAdmin<OptOutView[]>(service, 'GET', '/api/admin/whatsapp/opt-outs')).body;
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

  it('STOP is kept once and shown to the owner; messages are sent by mail from then on', async () => {
    for (let n = 0; n < 2; n += 1) await service.report(answerReport('919848012345', 'Stop', at(0)));
    const eventId = await service.publish('booking.confirmed', { booking: exampleBooking({ id: 7 }) });

    await eventually(async () => expect(await mailsOf(eventId)).toMatchObject({ status: 'sent' }), 15_000);
    expect(await stored(eventId)).toBeUndefined();
    expect(await list()).toMatchObject([{ phone: '919848012345', since: at(0).toISOString() }]);
  });

  it('STOP and START count also for the number of the message that they answer, spelled otherwise by WhatsApp', async () => {
    const { wamid } = await accepted();
    const numbers = async () => (await list()).map(({ phone }) => phone).sort();

    await service.report(answerReport('5219848012345', 'STOP', at(0), wamid));
    const stopped = await numbers();
    await service.report(answerReport('5219848012345', 'START', at(10), wamid));
    const started = await numbers();
    await service.report(answerReport('5219848012345', 'STOP', at(20), 'wamid.of-nobody'));

    expect([stopped, started, await numbers()]).toEqual([['5219848012345', '919848012345'], [], ['5219848012345']]);
  });

  it('STOP that answers no message counts also for the number that WhatsApp has reported under that spelling', async () => {
    const { wamid, messageId } = await accepted();
    await service.report(statusReport('delivered', { wamid, messageId, recipient: '5219848012345' }));
    await service.report(statusReport('read', { wamid, messageId, recipient: 'not a number' }));

    await service.report(answerReport('5219848012345', 'STOP', at(0)));
    await service.report(answerReport('5219848012346', 'STOP', at(0)));

    const numbers = (await list()).map(({ phone }) => phone).sort();
    expect(numbers).toEqual(['5219848012345', '5219848012346', '919848012345']);
  });

  it('START ends the opt-out, and an earlier STOP that arrives later does not restore it', async () => {
    await service.report(answerReport('919848012345', 'STOP', at(0)));
    await service.report(answerReport('919848012345', 'START', at(10)));
    await service.report(answerReport('919848012345', 'STOP', at(0)));

    expect(await list()).toEqual([]);
  });

  it('with other words changes nothing', async () => {
    await service.report(answerReport('919848012345', 'Where do we stop?', at(0)));

    expect(await list()).toEqual([]);
  });

  it('STOP is lifted by the owner too', async () => {
    await service.report(answerReport('919848012345', 'STOP'));
    const [{ id } = { id: 0 }] = await list();

    const lift = () => callAsAdmin(service, 'DELETE', `/api/admin/whatsapp/opt-outs/${id}`);

    expect([(await lift()).status, (await lift()).status]).toEqual([204, 404]);
    expect(await list()).toEqual([]);
  });
});
