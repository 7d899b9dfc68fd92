import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { call, type ApiResponse } from '../support/api/call.ts';
import { rowsOf } from '../support/processes/database.ts';
import { inDays } from '../support/dates.ts';
import { allAcknowledged, expectNothingLostOrDoubled, type Acknowledged } from '../support/mails/deliveries.ts';
import { aBookingRequest, type StayRequest } from '../support/guests.ts';
import { expectProblem } from '../support/api/problem.ts';
import { SERVICES, freeze, waitUntilHealthy } from '../support/processes/processes.ts';
import { PUBLIC_PAGES } from '../support/browser/public-pages.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

// only processes of this machine can be frozen, not those of a product elsewhere
test.skip(!isLocal, 'needs the processes of this machine');

/** Longer than any client waits for a statement, so that connections are dropped and reopened. */
const FROZEN_MS = 12_000;
/** Tolerance for this machine: all calls of a test are made at once. */
const MACHINE_MS = 1_000;
const READ_MS = 2_000 + MACHINE_MS;
const CALL_MS = 5_000 + MACHINE_MS;

/** Reads that are the same for everyone. */
const READS = [
  'settings',
  'services',
  'gallery',
  'amenities',
  'coupons',
  'content',
  'custom-scripts',
  'seo',
  'blog-posts',
  'homepage-images',
];
const OTHER_CALLS: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['GET', `/api/availability?from=${inDays(1)}&to=${inDays(30)}`],
  ['GET', '/api/bookings/FH-00000000'],
  ['GET', '/sitemap.xml'],
  ['POST', '/api/bookings/quote', { guestCount: 2 }],
  ['POST', '/api/bookings/lookup', { confirmationCode: 'FH-00000000', phoneLast4: '1234' }],
  ['POST', '/api/coupons/validate', { code: 'NOSUCH', amount: 1 }],
  ['POST', '/api/contact', { name: 'Asha Rao', email: 'asha@example.com', message: 'Is the pool heated?' }],
  ['POST', '/api/chat/start', { visitorName: 'Asha' }],
  ['POST', '/api/admin/login', { username: 'admin', password: 'a guess' }],
];

interface TimedResponse {
  what: string;
  response: ApiResponse;
  ms: number;
}

async function timed(method: string, path: string, body?: unknown): Promise<TimedResponse> {
  const started = performance.now();
  const response = await call(method, path, { body });
  return { what: `${method} ${path}`, response, ms: performance.now() - started };
}

const readAll = () => Promise.all(READS.map((name) => timed('GET', `/api/${name}`)));
const openAll = () => Promise.all(PUBLIC_PAGES.map((path) => timed('GET', path)));

function slowest(calls: readonly TimedResponse[]): string {
  const { what, ms } = calls.toSorted((a, b) => b.ms - a.ms)[0] ?? { what: 'none', ms: 0 };
  return `${what} ${Math.round(ms)} ms`;
}

const keyOf = (input: StayRequest) => ({ 'Idempotency-Key': `frozen-${input.contactNumber}` });
const request = (input: StayRequest) =>
  call<BookingRequested>('POST', '/api/bookings', { body: input, headers: keyOf(input) });

const storedCodes = async ({ contactNumber }: StayRequest): Promise<string[]> => {
  const rows = await rowsOf<{ code: string }>(
    'SELECT confirmation_code AS code FROM bookings.bookings WHERE contact_number = $1',
    [contactNumber],
  );
  return rows.map(({ code }) => code);
};

/** Booking requests at moments before and after `freezing`, so that some are in flight when the server stops. */
function requestsAround(freezing: number): { input: StayRequest; response: Promise<ApiResponse<BookingRequested>> }[] {
  return Array.from({ length: 12 }, (_, at) => {
    const input = aBookingRequest();
    return { input, response: sleep(freezing - 150 + at * 25).then(() => request(input)) };
  });
}

for (const server of ['postgres', 'redis'] as const) {
  test(`while ${server} hangs every public call ends in time, a booking request is stored at most once, and everything recovers`, async ({
    owner,
  }) => {
    await readAll();
    await openAll();
    await sleep(1_100); // cached responses of the gateway are fresh for a second
    const requests = requestsAround(500);
    await sleep(500);

    const thaw = await freeze(server);
    const frozenAt = performance.now();
    let reads: TimedResponse[],
      pages: TimedResponse[],
      others: TimedResponse[],
      responses: ApiResponse<BookingRequested>[];
    try {
      [reads, pages, others, responses] = await Promise.all([
        readAll(),
        openAll(),
        Promise.all(OTHER_CALLS.map((one) => timed(...one))),
        Promise.all(requests.map(({ response }) => response)),
      ]);
      await sleep(Math.max(0, FROZEN_MS - (performance.now() - frozenAt)));
    } finally {
      thaw();
    }

    for (const { what, response, ms } of [...reads, ...pages]) {
      expect(response.status, `${what}: ${response.text.slice(0, 200)}`).toBe(200);
      expect(ms, what).toBeLessThan(READ_MS);
    }
    for (const { what, response, ms } of others) {
      if (response.status >= 400) expectProblem(response, [400, 401, 404, 429, 503]);
      expect(ms, what).toBeLessThan(CALL_MS);
    }
    for (const response of responses) expectStoredOrUnavailable(response);

    // a repeated request shows which: it returns the code of the stored row, if there is one, otherwise a new one
    await waitUntilHealthy(...SERVICES);
    const stays: Acknowledged[] = [];
    for (const [at, { input }] of requests.entries()) {
      const before = await storedCodes(input);
      const repeat = await request(input);
      expect(repeat.status, repeat.text).toBe(201);
      const code = repeat.json.confirmationCode;
      if (responses[at]?.status === 201) expect(responses[at].json.confirmationCode).toBe(code);
      expect(await storedCodes(input)).toEqual([code]);
      if (before.length > 0) expect(before).toEqual([code]);
      stays.push({ input, code });
    }
    await expectNothingLostOrDoubled(owner, stays);
    await allAcknowledged();
    const outcome = responses.map(({ status }) => status);
    test
      .info()
      .annotations.push(
        { type: 'booking requests', description: outcome.join(' ') },
        { type: 'slowest read or page, call', description: [[...reads, ...pages], others].map(slowest).join(', ') },
      );
  });
}

function expectStoredOrUnavailable(response: ApiResponse): void {
  if (response.status !== 201) expectProblem(response, 503, 'unavailable');
}
