import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

/**
 * A CSV file with a header, written as fast as the client takes it: every field quoted, none a formula. A byte order
 * mark tells Excel that it is UTF-8, so that names in every script are readable. Rule: csv files hold no formulas.
 */
export function csvFile(
  columns: readonly string[],
  rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
): Readable {
  return Readable.from(rows).pipe(
    stringify({
      bom: true,
      header: true,
      columns: [...columns],
      quoted: true,
      quoted_empty: true,
      escape_formulas: true,
    }),
  );
}

/** The answer with a CSV file that browsers save as `filename`. */
export const csvResponse = (file: Readable, filename: string): StreamableFile =>
  new StreamableFile(file, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${filename}"` });
