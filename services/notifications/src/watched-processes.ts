/** A process whose metrics are read. */
export interface WatchedProcess {
  /** The service's name, `web`, `supervisor` or `backup-schedule`. */
  name: string;
  metricsUrl: string;
}

const OFF = ['0', 'no'];

/**
 * The processes that a variable lists: `bookings=http://bookings:4104/metrics,…`. One with a switch after a space is
 * left out when that is off, with 0 or no. Throws for anything else.
 */
export function watchedProcesses(list: string): WatchedProcess[] {
  return list
    .split(',')
    .filter(Boolean)
    .flatMap((entry) => {
      const [, name, metricsUrl, isOn = ''] = /^([a-z-]+)=(https?:\/\/\S+)(?: (\S+))?$/.exec(entry.trim()) ?? [];
      if (!name || !metricsUrl) throw new Error(`is not a list of name=address: ${entry}`);
      return OFF.includes(isOn) ? [] : { name, metricsUrl };
    });
}
