const BATCH = 1000;

/**
 * All rows of a query in batches, so that memory use is constant however many there are. `read` returns at most `limit`
 * rows in the order of their ids, those that come after the row `last`; null for the first batch.
 */
export async function* readInBatches<Row extends { id: number }>(
  read: (last: number | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: number | null = null; ;) {
    const batch: Row[] = await read(last, BATCH);
    yield batch;
    last = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) return;
  }
}
