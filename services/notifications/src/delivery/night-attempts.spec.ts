import type { Tracing } from '@farmhouse/platform/observability/tracing/tracing';
import { istDate, istInstant, istTime } from '@farmhouse/contracts/timing/ist';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Channels } from '../channel/channels.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { MAILS } from '../mails/mails.ts';
import { exampleBooking } from '../testing/example-mails.ts';
import { DeliveryService } from './delivery.service.ts';
import type { ClaimedMessage, MessageClaims } from './message-claims.ts';

const MORNING_AFTER = '2026-12-03 08:00';

/** The end of a request that nobody answered, queued in the night to 2 December, and tried `attempts` times before. */
function lapsedRequest(attempts: number, changes: Partial<ClaimedMessage> = {}): ClaimedMessage {
  return {
    id: '0b0e7f3e-6f0c-4a53-9c4f-5a0b6d0c6a11',
    attempts: attempts + 1,
    earlierAttempts: 0,
    resends: 0,
    channelChosen: false,
    kind: 'booking-cancelled',
    subjectType: 'booking',
    subjectId: '41',
    channel: 'mail',
    recipient: 'asha@example.com',
    queuedAt: istInstant('2026-12-02', '00:05'),
    traceparent: null,
    payload: { booking: exampleBooking({ status: 'cancelled' }), note: null, by: 'system' },
    followsWaiting: false,
    ...changes,
  };
}

/** Tries the message once while the mail server is down; returns what became of it. */
async function attempt(message: ClaimedMessage): Promise<string> {
  const outcomes: string[] = [];
  const claims: Pick<MessageClaims, 'renew' | 'postpone' | 'giveUp'> = {
    renew: () => Promise.resolve(true),
    postpone: (_attempt, waitMs) => {
      const next = new Date(Date.now() + waitMs);
      return Promise.resolve(void outcomes.push(`${istDate(next)} ${istTime(next)}`));
    },
    giveUp: () => Promise.resolve(void outcomes.push('given up')),
  };
  const down = () => Promise.resolve({ result: 'try-later', reason: 'ECONNECTION' } as const);
  const channels = { get: () => ({ write: () => Promise.resolve(down) }) } as unknown as Channels;
  const { booking } = message.payload as { booking: ReturnType<typeof exampleBooking> };
  const delivery = new DeliveryService(
    new MailRegistry(MAILS),
    { booking: () => Promise.resolve({ ...booking, deleted: false }) },
    channels,
    claims as MessageClaims,
    { run: (_span: object, work: (fail: () => void) => unknown) => work(() => undefined) } as unknown as Tracing,
  );
  await delivery.deliver(message);
  return outcomes.join();
}

afterEach(() => void jest.useRealTimers());

describe('the day of attempts of a message that was queued at night', () => {
  it.each([
    ['goes on through the evening', '2026-12-02', '20:30', '2026-12-02 20:45'],
    ['is interrupted by the next night', '2026-12-02', '21:05', MORNING_AFTER],
    ['has one attempt more in the next morning', '2026-12-03', '07:45', MORNING_AFTER],
    ['ends a day after the morning for which it has waited', '2026-12-03', '08:00', 'given up'],
  ])('%s', async (_case, date, time, outcome) => {
    jest.useFakeTimers({ now: istInstant(date, time) });

    expect(await attempt(lapsedRequest(50))).toBe(outcome);
  });
});

describe('a scheduled message that the owner sends again at night', () => {
  const resent = { channelChosen: true, queuedAt: istInstant('2026-12-02', '22:00') };

  it.each([
    ['is tried at once, and again in the night', '2026-12-02', '22:05', '2026-12-02 22:20'],
    ['is tried for a day from then on', '2026-12-03', '21:50', 'given up'],
  ])('%s', async (_case, date, time, outcome) => {
    jest.useFakeTimers({ now: istInstant(date, time) });

    expect(await attempt(lapsedRequest(50, resent))).toBe(outcome);
  });
});
