import { describe, expect, it } from '@jest/globals';
import { consumeEventQuota } from './connection.ts';

describe('spendEvent', () => {
  const PER_MINUTE = 60;
  const connection = () => ({ connectedAt: 0, countedAt: 0, budget: PER_MINUTE });

  it('allows as many events as a minute allows at once, and refuses the next', () => {
    const data = connection();

    const allowed = Array.from({ length: PER_MINUTE + 1 }, () => consumeEventQuota(data, PER_MINUTE, 0));

    expect(allowed.filter(Boolean)).toHaveLength(PER_MINUTE);
    expect(allowed.at(-1)).toBe(false);
  });

  it.each([
    ['one more event after a second', 1_000, 1],
    ['never more than a minute’s events', 3_600_000, PER_MINUTE],
  ])('allows %s', (_case, afterMs, more) => {
    const data = connection();
    for (let count = 0; count < PER_MINUTE; count += 1) consumeEventQuota(data, PER_MINUTE, 0);

    const allowed = Array.from({ length: PER_MINUTE * 2 }, () => consumeEventQuota(data, PER_MINUTE, afterMs));

    expect(allowed.filter(Boolean)).toHaveLength(more);
  });
});
