import { describe, expect, it } from '@jest/globals';
import { FixedWindows } from './fixed-windows.ts';

const LENGTH_MS = 60_000;
const newWindows = () => new FixedWindows(LENGTH_MS, () => ({ count: 0 }));

describe('FixedWindows', () => {
  it('keeps the counts of each key until its window ends', () => {
    const windows = newWindows();
    windows.of('one', 0).count += 1;

    expect(windows.of('one', LENGTH_MS - 1)).toEqual({ count: 1, endsAt: LENGTH_MS });
    expect(windows.of('another', 5)).toEqual({ count: 0, endsAt: LENGTH_MS + 5 });
    expect(windows.of('one', LENGTH_MS)).toEqual({ count: 0, endsAt: 2 * LENGTH_MS });
  });

  it('begins a new window after the clock was set back', () => {
    const windows = newWindows();
    windows.of('exhausted', 365 * LENGTH_MS).count = 30;
    windows.of('unused', 365 * LENGTH_MS);

    expect(windows.of('exhausted', 1)).toEqual({ count: 0, endsAt: LENGTH_MS + 1 });
    windows.prune(1);
    expect([...windows.entries()].map(([key]) => key)).toEqual(['exhausted']);
  });

  it('prunes only the windows that have ended', () => {
    const windows = newWindows();
    windows.of('early', 0);
    windows.of('late', 1);

    windows.prune(LENGTH_MS);

    expect([...windows.entries()].map(([key]) => key)).toEqual(['late']);
  });
});
