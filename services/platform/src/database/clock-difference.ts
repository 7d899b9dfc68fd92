import type { DataSource } from 'typeorm';
import type { Metrics } from '../observability/metrics.ts';

/** An answer that took longer, for a connection or on its way, says nothing about the clocks. */
const MAX_ROUND_TRIP_MS = 1_000;

/** Reads a clock, in milliseconds. */
type Clock = () => number;

/**
 * The difference between this machine's clock and that of the database, which is often on another machine, in seconds.
 * Throws when the answer took too long to compare them.
 */
export async function clockDifference(db: Pick<DataSource, 'query'>, clock: Clock = () => Date.now()): Promise<number> {
  const before = clock();
  const [row] = await db.query<{ ms: number }[]>('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms');
  const after = clock();
  if (!row || after - before > MAX_ROUND_TRIP_MS) throw new Error('The database answered too late to compare clocks');
  return Math.abs((before + after) / 2 - row.ms) / 1000;
}

/** Shows that one of the two clocks is wrong, also when it was never set. */
export function showClockDifference(metrics: Metrics, db: DataSource): void {
  const help = 'Difference between the clock of this process and that of Postgres';
  metrics.gauge('clock_difference_seconds', help, () => clockDifference(db));
}
