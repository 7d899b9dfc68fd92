/** The refund of a cancellation as a part of what was paid for the stay, by the whole days left until check-in. */
export interface CancellationTerm {
  /** The least number of days before check-in. */
  days: number;
  /** Of what was paid for the stay, 0 to 100; what is beyond its price is refunded in full. */
  percent: number;
}

export const MAX_CANCELLATION_ROWS = 12;
export const MAX_CANCELLATION_DAYS = 365;

const isWholeNumber = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

function isTerm(row: unknown): row is CancellationTerm {
  if (typeof row !== 'object' || row === null || Object.keys(row).length !== 2) return false;
  const { days, percent } = row as Partial<CancellationTerm>;
  return isWholeNumber(days, MAX_CANCELLATION_DAYS) && isWholeNumber(percent, 100);
}

/** True if a later cancellation never refunds more, and no number of days occurs twice. */
function areOrdered(rows: readonly CancellationTerm[]): boolean {
  return rows.every(({ days, percent }, index) => {
    const above = rows[index - 1];
    return !above || (above.days > days && above.percent >= percent);
  });
}

/** The rows of the setting's JSON text, most days first; null when the text is not a valid list of them. */
export function parseCancellationTerms(text: string): CancellationTerm[] | null {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MAX_CANCELLATION_ROWS || !rows.every(isTerm))
    return null;
  const sorted = rows.map(({ days, percent }) => ({ days, percent })).sort((a, b) => b.days - a.days);
  return areOrdered(sorted) ? sorted : null;
}

/** The percentage of what was paid for the stay that a cancellation so many days before check-in refunds, 0 to 100. */
export function returnedPercent(terms: readonly CancellationTerm[], daysLeft: number): number {
  return terms.find(({ days }) => daysLeft >= days)?.percent ?? 0;
}
