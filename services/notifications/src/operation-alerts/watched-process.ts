const TIMEOUT_MS = 5_000;

/** A process whose metrics are read. */
export interface WatchedProcess {
  /** The service's name, `web` or `supervisor`. */
  name: string;
  metricsUrl: string;
}

/** The processes that a variable lists: `bookings=http://bookings:4104/metrics,…`. Throws for anything else. */
export function watchedProcesses(list: string): WatchedProcess[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [, name, metricsUrl] = /^([a-z]+)=(https?:\/\/\S+)$/.exec(entry.trim()) ?? [];
      if (!name || !metricsUrl) throw new Error(`is not a list of name=address: ${entry}`);
      return { name, metricsUrl };
    });
}

/** Values of a process's metrics without labels, or summed over their labels; null when it does not answer. */
export interface ProcessMetrics {
  name: string;
  metrics: ReadonlyMap<string, number> | null;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{[^}]*\})? ([-+.\deE]+)$/;

/** The values in the text format of Prometheus. */
export function parseMetrics(text: string): Map<string, number> {
  const values = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, value] = SAMPLE.exec(line.trim()) ?? [];
    if (name) values.set(name, (values.get(name) ?? 0) + Number(value));
  }
  return values;
}

async function metricsOf({ name, metricsUrl }: WatchedProcess): Promise<ProcessMetrics> {
  try {
    const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { name, metrics: response.ok ? parseMetrics(await response.text()) : null };
  } catch {
    return { name, metrics: null };
  }
}

/** Reads the metrics of all processes at once; one that does not answer within five seconds has none. */
export const readMetrics = (watched: readonly WatchedProcess[]): Promise<ProcessMetrics[]> =>
  Promise.all(watched.map(metricsOf));
