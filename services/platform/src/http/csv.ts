import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

/**
 * A CSV file with a header, written as fast as the client takes it: every field quoted, none a formula. A byte order
 * mark tells Excel that it is UTF-8, so that names in every script are readable. Fails when its rows do, and stops
 * reading them when it is destroyed. Rule: csv files hold no formulas.
 */
export function csvFile(
  columns: readonly string[],
  rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
): Readable {
  const file = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
  });
  return pipeline(Readable.from(rows), file, () => undefined);
}

/**
 * The response with a CSV file that browsers save as `filename`, once its first rows are there. Throws when they cannot
 * be read; a failure after that ends the connection, so that no part of a file looks like a whole one.
 */
export async function csvResponse(file: Readable, filename: string): Promise<StreamableFile> {
  await once(file, 'readable');
  return new StreamableFile(file, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${filename}"`,
  });
}
