/** A typed whole number as a number; an empty field as undefined; any other text unchanged, so that it is refused. */
export function asWhole(typed: unknown): unknown {
  const text = String(typed ?? '').trim();
  if (text === '') return undefined;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** The error of an invalid order number; undefined if it is valid or absent. */
export function orderProblem(value: unknown, max: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Number.isInteger(value)) return 'Order must be a whole number';
  if (Number(value) < 0) return 'Order must be positive';
  return Number(value) > max ? `Order can be at most ${max}` : undefined;
}
