/** A pending booking's stay with the turnaround after it, in milliseconds, half-open. */
export interface RequestedStay {
  id: number;
  from: number;
  to: number;
}

export interface Competitors<T> {
  count: number;
  /** The earliest requests, at most as many as were asked for. */
  first: T[];
}

/** How many of the sorted numbers are below `limit`. */
function countBelow(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Finds the competitors of one request among all, given in creation order: those whose stays overlap its own. Counting
 * does not iterate over the others, so that a page of requests for one week stays cheap.
 */
export function competitorsAmong<T extends RequestedStay>(
  requests: readonly T[],
): (mine: T, requested: number) => Competitors<T> {
  const starts = Float64Array.from(requests, ({ from }) => from).sort();
  const ends = Float64Array.from(requests, ({ to }) => to).sort();
  return (mine, requested) => {
    const over = countBelow(ends, mine.from + 1); // a stay ends before the instant of its end
    const count = Math.max(countBelow(starts, mine.to) - over - 1, 0);
    const first: T[] = [];
    const enough = Math.min(count, requested);
    for (const other of requests) {
      if (first.length === enough) break;
      if (other.id !== mine.id && other.from < mine.to && mine.from < other.to) first.push(other);
    }
    return { count, first };
  };
}
