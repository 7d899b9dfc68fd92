import { describe, expect, it } from '@jest/globals';
import { watchedProcesses } from './watched-processes.ts';

describe('watchedProcesses', () => {
  it('reads a list of names and addresses', () => {
    expect(watchedProcesses('bookings=http://bookings:4104/metrics,web=http://127.0.0.1:4110/metrics')).toEqual([
      { name: 'bookings', metricsUrl: 'http://bookings:4104/metrics' },
      { name: 'web', metricsUrl: 'http://127.0.0.1:4110/metrics' },
    ]);
    expect(watchedProcesses('backup-schedule=http://backup-schedule:4120/metrics')).toEqual([
      { name: 'backup-schedule', metricsUrl: 'http://backup-schedule:4120/metrics' },
    ]);
  });

  it.each([
    ['yes', ['web', 'backup-schedule']],
    ['1', ['web', 'backup-schedule']],
    ['no', ['web']],
    ['0', ['web']],
  ])('reads a process whose switch is %s as one of %j', (isOn, names) => {
    const list = `web=http://web:4110/metrics,backup-schedule=http://backup-schedule:4120/metrics ${isOn}`;

    expect(watchedProcesses(list).map(({ name }) => name)).toEqual(names);
  });

  it('reads no processes from an empty list', () => {
    expect(watchedProcesses('')).toEqual([]);
  });

  it.each(['bookings', 'bookings=file:///etc/passwd', '=http://bookings/metrics'])('refuses %s', (list) => {
    expect(() => watchedProcesses(list)).toThrow('name=address');
  });
});
