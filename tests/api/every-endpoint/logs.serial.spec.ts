import { readFileSync } from 'node:fs';
import { call } from '../../support/api/call.ts';
import { eventually } from '../../support/eventually.ts';
import { aUtr, pay, requestStay } from '../../support/guests.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { SERVICES } from '../../support/processes/processes.ts';
import { adminPassword, isLocal, localStack } from '../../support/processes/stack.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';
import { expect, test } from '../../support/test.ts';

test.skip(!isLocal, 'needs the log of this machine');

const ERROR_LEVEL = 50;

interface Line {
  service?: string;
  level?: number;
  msg?: string;
  err?: { message?: string; stack?: string };
}

async function log(): Promise<string> {
  const { settings } = await localStack();
  const gateway = readFileSync(`${settings.dataDir}/logs/gateway.log`, 'utf8');
  return readFileSync(settings.logFile, 'utf8') + gateway;
}

function entriesOf(text: string): { source: string; line: Line }[] {
  return text.split('\n').flatMap((row) => {
    const start = row.indexOf('{');
    try {
      return start < 0 ? [] : [{ source: row.slice(0, start), line: JSON.parse(row.slice(start)) as Line }];
    } catch {
      return [];
    }
  });
}

test('no service has logged an error during the test run', async () => {
  const entries = entriesOf(await log());
  // a log that this test cannot read would have no errors either
  const logging = new Set(entries.map(({ line }) => line.service));
  expect(SERVICES.filter((name) => !logging.has(name))).toEqual([]);

  const errors = entries.filter(({ line }) => (line.level ?? 0) >= ERROR_LEVEL);

  expect(errors.map(({ source, line }) => `${source} ${line.msg ?? ''} ${line.err?.stack ?? ''}`)).toEqual([]);
});

test('the logs hold no personal data, code, token or password of a booking', async ({ owner }) => {
  const utr = aUtr();
  const stay = await requestStay({ fullName: 'Quiet Person', specialRequests: 'A text that is not logged' });
  await pay(stay, utr);
  const another = await requestStay();
  await call('POST', `/api/bookings/${another.code}/payment`, {
    body: { upiTransactionId: utr },
    cookie: another.cookie,
  });
  await call('GET', `/api/bookings/${stay.code}?phone=${stay.input.contactNumber}`);
  await call('GET', `/api/bookings/${stay.code.replace('-', '%2D')}`);
  await call('GET', `/api/bookings/${stay.code.toLowerCase()}`);
  await owner.call('GET', `/api/admin/bookings?q=${stay.input.contactNumber}`);
  await mailTo(stay.input.email, SUBJECTS.paymentReceived);

  const text = await log();

  const secrets = {
    name: 'Quiet Person',
    'special requests': 'A text that is not logged',
    phone: stay.input.contactNumber,
    mail: stay.input.email,
    utr,
    cookie: stay.cookie.split('=')[1] ?? '',
    code: stay.code,
    'bare code': stay.code.slice(3),
    token: owner.token,
    password: await adminPassword(),
  };
  for (const [what, secret] of Object.entries(secrets)) expect(text.includes(secret), what).toBe(false);
});

test('every log line of an HTTP request carries its request id', async () => {
  const response = await call('POST', '/api/bookings', { body: {} });
  const id = response.headers.get('x-request-id') ?? '';

  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await eventually(async () => {
    const lines = (await log()).split('\n').filter((row) => row.includes(id));
    expect(lines.some((row) => row.startsWith('bookings'))).toBe(true);
    expect(lines.some((row) => row.includes('"path":"/api/bookings"'))).toBe(true);
  });
});
