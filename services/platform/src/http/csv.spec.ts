import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { csvFile, csvResponse } from './csv.ts';

/** Rows of which reading fails after a number of them, as when the database goes away. */
async function* failingAfter(count: number): AsyncGenerator<number[]> {
  for (let row = 0; row < count; row += 1) yield [row];
  await Promise.resolve();
  throw new Error('The database has gone');
}

describe('csvResponse', () => {
  it('has all rows below the header, and the header alone without rows', async () => {
    const file = await csvResponse(csvFile(['Number'], [[1], ['=2']]), 'numbers.csv');
    const empty = await csvResponse(csvFile(['Number'], []), 'none.csv');

    expect(file.getHeaders().disposition).toBe('attachment; filename="numbers.csv"');
    expect(await text(file.getStream())).toBe('"Number"\n"1"\n"\'=2"\n');
    expect(await text(empty.getStream())).toBe('"Number"\n');
  });

  it('throws when the first rows cannot be read, so that the answer says so', async () => {
    await expect(csvResponse(csvFile(['Number'], failingAfter(0)), 'numbers.csv')).rejects.toThrow('database has gone');
  });

  it('fails when later rows cannot be read, without ending the process', async () => {
    const response = await csvResponse(csvFile(['Number'], failingAfter(100_000)), 'numbers.csv');

    await expect(text(response.getStream())).rejects.toThrow('database has gone');
  });

  it('stops reading rows when the client has gone', async () => {
    let isStopped = false;
    async function* rows(): AsyncGenerator<number[]> {
      try {
        for (let row = 0; ; row += 1) yield [row];
      } finally {
        isStopped = true;
      }
    }
    const response = await csvResponse(csvFile(['Number'], rows()), 'numbers.csv');

    response.getStream().destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(isStopped).toBe(true);
  });
});
