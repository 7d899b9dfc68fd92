/** The default metrics of Prometheus and of every Node process that rules and dashboards use. */
const BUILT_IN = [
  'up',
  'process_resident_memory_bytes',
  'process_start_time_seconds',
  'nodejs_eventloop_lag_p99_seconds',
];

const GAUGE = /\.gauge\(\s*'(\w+)'/g;
/** Gauges that are read together are registered as an object, whose keys are their names. */
const GAUGES = /\.gauges\(/;
const GAUGE_KEY = /\b([a-z]+(?:_[a-z]+)+):\s/g;
const METRIC = /new (Gauge|Counter|Histogram)\(\{\s*name: '(\w+)'/g;

/** Names of the metrics that sources register; a histogram has three. */
export function registeredMetrics(sources: readonly string[]): Set<string> {
  const text = sources.join('\n');
  const together = sources.filter((source) => GAUGES.test(source)).flatMap((source) => [...source.matchAll(GAUGE_KEY)]);
  const gauges = [...text.matchAll(GAUGE), ...together].map(([, name = '']) => name);
  const others = [...text.matchAll(METRIC)].flatMap(([, type, name = '']) =>
    type === 'Histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
  return new Set([...BUILT_IN, ...gauges, ...others]);
}

const NOT_METRICS =
  /"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:\w+\s+)?(?:by|without|on|ignoring)\s*\([^)]*\)|\b\w+(?=\s*\()|\b(?:by|and|or|unless)\b/g;

/** Names of the metrics that an expression reads. */
export const metricsIn = (expression: string): string[] => [
  ...new Set(expression.replace(NOT_METRICS, ' ').match(/\b[a-z_]\w*/g) ?? []),
];
