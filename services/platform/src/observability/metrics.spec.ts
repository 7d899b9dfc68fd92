import { describe, expect, it, jest } from '@jest/globals';
import { Metrics } from './metrics.ts';

const HELP = { things_waiting: 'Things that wait', things_failed: 'Things that failed' };

const shown = async (metrics: Metrics): Promise<number[]> => {
  const text = await metrics.registry.metrics();
  return Object.keys(HELP).map((name) => Number(new RegExp(`^${name}\\S* (\\d+)$`, 'm').exec(text)?.[1]));
};

describe('Metrics that are read together', () => {
  it('are read once a scrape, however many they are', async () => {
    const metrics = new Metrics('example');
    const read = jest
      .fn(() => Promise.resolve({ things_waiting: 0, things_failed: 0 }))
      .mockResolvedValueOnce({ things_waiting: 3, things_failed: 1 })
      .mockResolvedValueOnce({ things_waiting: 2, things_failed: 5 });
    metrics.gauges(HELP, read);

    expect(await shown(metrics)).toEqual([3, 1]);
    expect(await shown(metrics)).toEqual([2, 5]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keep their last values when they cannot be read, and are read again at the next scrape', async () => {
    const metrics = new Metrics('example');
    const read = jest
      .fn(() => Promise.resolve({ things_waiting: 4, things_failed: 4 }))
      .mockResolvedValueOnce({ things_waiting: 3, things_failed: 1 })
      .mockRejectedValueOnce(new Error('The database is away'));
    metrics.gauges(HELP, read);

    expect(await shown(metrics)).toEqual([3, 1]);
    expect(await shown(metrics)).toEqual([3, 1]);
    expect(await shown(metrics)).toEqual([4, 4]);
  });
});
