import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EventLoopUtilization } from 'node:perf_hooks';
import { releaseWhenIdle } from './release-when-idle.ts';

const MB = 1_000_000;
const FIRST_CHECK_MS = 5_000;
const MINUTE_MS = 60_000;

describe('Release of memory when a process is idle', () => {
  let busyShare: number;
  let memory: number;
  const release = jest.fn(() => void (memory = 80 * MB));
  const utilization = (): EventLoopUtilization => ({ idle: 0, active: 0, utilization: busyShare });

  beforeEach(() => {
    jest.useFakeTimers();
    release.mockClear();
    busyShare = 0.01;
    memory = 170 * MB;
    releaseWhenIdle({ utilization, memory: () => memory, release });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('releases what the start has left behind', () => {
    jest.advanceTimersByTime(FIRST_CHECK_MS - 1);
    expect(release).not.toHaveBeenCalled();

    jest.advanceTimersByTime(1);
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('releases nothing more while the process has not grown by a tenth', () => {
    jest.advanceTimersByTime(FIRST_CHECK_MS);
    memory = 87 * MB;
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('releases again, once, when it has grown and is idle', () => {
    jest.advanceTimersByTime(FIRST_CHECK_MS);
    memory = 120 * MB;
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect(release).toHaveBeenCalledTimes(2);
  });

  it('waits for the end of a long start', () => {
    busyShare = 0.9;
    jest.advanceTimersByTime(4 * FIRST_CHECK_MS);
    expect(release).not.toHaveBeenCalled();

    busyShare = 0.01;
    jest.advanceTimersByTime(FIRST_CHECK_MS);
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('does not pause a busy process, and releases as soon as a minute was idle', () => {
    jest.advanceTimersByTime(FIRST_CHECK_MS);
    memory = 200 * MB;
    busyShare = 0.2;
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect(release).toHaveBeenCalledTimes(1);

    busyShare = 0.01;
    jest.advanceTimersByTime(MINUTE_MS);
    expect(release).toHaveBeenCalledTimes(2);
  });
});
