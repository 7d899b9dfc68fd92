import { describe, expect, it } from '@jest/globals';
import { EventQuota } from './event-quota.ts';

const PER_MINUTE = 60;
const HOUR_MS = 3_600_000;

describe('EventQuota', () => {
  const quota = () => new EventQuota({ RATE_LIMIT_CHAT_MESSAGES: PER_MINUTE / 10 });
  const connection = (id: string, token?: string) => ({ id, data: { connectedAt: 0, token } });
  const VISITOR = connection('one', 'secret');
  /** How many of two minutes' events are allowed. */
  const allowed = (events: EventQuota, socket = VISITOR, now = 0) =>
    Array.from({ length: PER_MINUTE * 2 }, () => events.consume(socket, now)).filter(Boolean).length;

  it('allows as many events as a minute allows at once, and refuses the next', () => {
    const events = quota();

    expect([allowed(events), events.consume(VISITOR, 0)]).toEqual([PER_MINUTE, false]);
  });

  it.each([
    ['one more event after a second', 1_000, 1],
    ['never more than a minute’s events', HOUR_MS, PER_MINUTE],
    ['none at once after the clock was set back', -HOUR_MS, 0],
  ])('allows %s', (_case, afterMs, more) => {
    const events = quota();
    allowed(events);

    expect(allowed(events, VISITOR, afterMs)).toBe(more);
  });

  it('does not refuse a connection that sends little after the clock was set back by an hour', () => {
    const events = quota();
    events.consume(VISITOR, HOUR_MS);

    expect(events.consume(VISITOR, 0)).toBe(true);
  });

  it('limits all connections of one visitor together, and those without a cookie each', () => {
    const events = quota();
    const visitors = [VISITOR, connection('two', 'secret'), connection('three', 'another')];
    const others = [connection('four'), connection('five')];

    expect([...visitors, ...others].map((socket) => allowed(events, socket))).toEqual([
      ...[PER_MINUTE, 0, PER_MINUTE],
      ...[PER_MINUTE, PER_MINUTE],
    ]);
  });

  it('keeps what a visitor has sent in the last minute when it forgets the others', () => {
    const events = quota();
    allowed(events);

    events.prune(1_000);

    expect(allowed(events, VISITOR, 1_000)).toBe(1);
  });
});
