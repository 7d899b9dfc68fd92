import { describe, expect, it } from '@jest/globals';
import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { MessageQuota } from './message-quota.ts';

const LIMIT = 3;
const quota = () => new MessageQuota({ RATE_LIMIT_CHAT_MESSAGES: LIMIT });
const stored = (messageType: 'text' | 'system') => ({
  chatSessionId: 1,
  previousId: 0,
  messages: [
    {
      id: 1,
      chatSessionId: 1,
      senderType: 'visitor' as const,
      senderId: null,
      message: 'Hello',
      messageType,
      isRead: false,
      createdAt: '2026-11-20T04:30:00.000Z',
      clientId: null,
    },
  ],
});

describe('MessageQuota', () => {
  it('refuses a side of a chat above its limit, with the time until the minute has passed', () => {
    const counts = quota();
    for (let count = 0; count < LIMIT; count += 1) counts.spend(1, 'visitor', 0);

    expect(() => counts.spend(1, 'visitor', 15_000)).toThrow(new TooManyRequests(45));
    expect(() => counts.spend(1, 'admin', 15_000)).not.toThrow();
    expect(() => counts.spend(2, 'visitor', 15_000)).not.toThrow();
    expect(() => counts.spend(1, 'visitor', 60_000)).not.toThrow();
  });

  it('no longer counts a message that is taken back', () => {
    const counts = quota();
    for (let count = 0; count < 5 * LIMIT; count += 1) counts.spend(1, 'visitor', 0)();
    for (let count = 0; count < LIMIT; count += 1) counts.spend(1, 'visitor', 0);

    expect(() => counts.spend(1, 'visitor', 0)).toThrow(TooManyRequests);
  });

  it('counts the messages that another process has stored, but no system messages', () => {
    const counts = quota();
    counts.spend(1, 'visitor', 0);
    counts.record([stored('text'), stored('text'), stored('system')], 0);

    expect(() => counts.spend(1, 'visitor', 0)).toThrow(TooManyRequests);
  });

  it('keeps what it has counted in the current minute when it forgets earlier ones', () => {
    const counts = quota();
    for (let count = 0; count < LIMIT; count += 1) counts.spend(1, 'visitor', 0);

    counts.prune(59_999);
    expect(() => counts.spend(1, 'visitor', 59_999)).toThrow(TooManyRequests);
    counts.prune(60_000);
    expect(() => counts.spend(1, 'visitor', 60_000)).not.toThrow();
  });
});
