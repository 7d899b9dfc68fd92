import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { accepted, call } from '../support/api/call.ts';
import { eventually } from '../support/eventually.ts';
import { aBookingRequest } from '../support/guests.ts';
import { TraceReceiver, type ReceivedSpan } from '../support/processes/trace-receiver.ts';
import { expect, test } from '../support/test.ts';

// only the part `traces` of a test run starts a receiver of traces
test.skip(!process.env.OTEL_EXPORTER_OTLP_ENDPOINT, 'needs a product that sends traces');

const receiver = new TraceReceiver();
test.beforeAll(() => receiver.listen());
test.afterAll(() => receiver.close());

const BOOK = 'POST /api/bookings';
/** Headers by which a guest might try to get data recorded in a trace. */
const FOREIGN = {
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  tracestate: 'guest=1',
  'x-passed-on': '1 1',
};

const labelOf = ({ service, name }: ReceivedSpan): string => `${service}: ${name}`;

/** The spans of a trace from one back to its root. */
function pathTo(end: ReceivedSpan, trace: readonly ReceivedSpan[]): string[] {
  const parent = trace.find(({ spanId }) => spanId === end.parentSpanId);
  return [...(parent ? pathTo(parent, trace) : []), labelOf(end)];
}

test('a booking request is one trace from the gateway to its mails, under the id of the request, without personal data', async () => {
  const body = aBookingRequest();
  const response = await call<BookingRequested>('POST', '/api/bookings', { body, headers: FOREIGN });
  const { confirmationCode } = accepted(response);
  const traceId = response.headers.get('x-request-id');

  const trace = await eventually(async () => {
    const spans = receiver.spans.filter((span) => span.traceId === traceId);
    expect(spans.map(labelOf)).toContain('notifications: send request-received');
    expect(spans.map(labelOf)).toContain('bookings: handle email.delivered');
    return spans;
  }, 60_000);

  expect(trace.filter(({ parentSpanId }) => !parentSpanId).map(labelOf)).toEqual(['gateway: gateway']);
  const mail = trace.find(({ name }) => name === 'send request-received');
  expect(pathTo(mail!, trace)).toEqual([
    'gateway: gateway',
    `bookings: ${BOOK}`,
    'bookings: outbox booking.requested',
    'notifications: queue notifications',
    'notifications: handle booking.requested',
    'notifications: send request-received',
  ]);
  for (const { startTimeUnixNano, endTimeUnixNano } of trace)
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  expect(receiver.received).not.toContain('a'.repeat(32));
  for (const personal of [body.email, body.contactNumber, body.fullName, confirmationCode])
    expect(receiver.received).not.toContain(String(personal));
});

test('a path with a code and a query is recorded as the pattern of its route', async () => {
  const response = await call('GET', '/api/bookings/FH-ABCDEFGH?token=a-secret-token&email=guest@example.com');
  const traceId = response.headers.get('x-request-id');

  await eventually(async () => {
    expect(receiver.spans.filter((span) => span.traceId === traceId).map(labelOf)).toEqual(
      expect.arrayContaining(['gateway: gateway', expect.stringMatching(/^bookings: GET \/api\/bookings\/:/)]),
    );
  }, 30_000);
  expect(receiver.received).not.toMatch(/ABCDEFGH|a-secret-token|guest@example/);
});
