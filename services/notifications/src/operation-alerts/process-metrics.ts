import type { WatchedProcess } from '../watched-processes.ts';

const TIMEOUT_MS = 5_000;

/**
 * Values of a process's metrics without labels, or summed over their labels; null when it does not answer. Those of
 * BY_LABEL are there for each label too, see `byLabel`.
 */
export interface ProcessMetrics {
  name: string;
  metrics: ReadonlyMap<string, number> | null;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{([^}]*)\})? ([-+.\deE]+|\+Inf)$/;
/** Metrics of which each value matters, by the label that tells them apart. */
const BY_LABEL = { free_bytes: 'disk', process_restarts: 'process' } as const;

const keyOf = (name: string, label: string): string => `${name} ${label}`;

const numberOf = (value: string | undefined): number => (value === '+Inf' ? Infinity : Number(value));

/** The values in the text format of Prometheus. */
export function parseMetrics(text: string): Map<string, number> {
  const values = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = SAMPLE.exec(line.trim()) ?? [];
    if (!name) continue;
    values.set(name, (values.get(name) ?? 0) + numberOf(value));
    const label = Object.hasOwn(BY_LABEL, name) && BY_LABEL[name as keyof typeof BY_LABEL];
    const [, found] = (label && new RegExp(`\\b${label}="([^"]*)"`).exec(labels)) || [];
    if (found) values.set(keyOf(name, found), numberOf(value));
  }
  return values;
}

/** The values of a metric of BY_LABEL, each with its label. */
export function byLabel(metrics: ProcessMetrics['metrics'], name: keyof typeof BY_LABEL): [string, number][] {
  const start = keyOf(name, '');
  return [...(metrics ?? [])]
    .filter(([key]) => key.startsWith(start))
    .map(([key, value]) => [key.slice(start.length), value]);
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
