import { expect, it } from '@jest/globals';
import { gatewayRequestOf } from './gateway-span.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const HEADERS = { traceparent: `00-${TRACE}-${SPAN}-01`, 'x-passed-on': '1795651200.500 0.250' };

it('a span of the gateway has the trace of its request and when the gateway received it', () => {
  const headers = { ...HEADERS, traceparent: `00-${TRACE}-${SPAN}-00` };

  expect(gatewayRequestOf({ headers })).toEqual({ traceId: TRACE, spanId: SPAN, startedAt: 1_795_651_200_250 });
});

it.each<[string, Record<string, string | undefined>]>([
  ['no trace', { traceparent: undefined }],
  ['no time', { 'x-passed-on': undefined }],
  ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-${SPAN}-01` }],
  ['a span of zeros', { traceparent: `00-${TRACE}-${'0'.repeat(16)}-01` }],
  ['another version', { traceparent: `ff-${TRACE}-${SPAN}-01` }],
  ['more after the trace', { traceparent: `00-${TRACE}-${SPAN}-01-guest@example.com` }],
  ['a time that is none', { 'x-passed-on': '-1 Infinity' }],
])('a request with %s has not come through the gateway', (_case, wrong) => {
  expect(gatewayRequestOf({ headers: { ...HEADERS, ...wrong } })).toBeUndefined();
});
