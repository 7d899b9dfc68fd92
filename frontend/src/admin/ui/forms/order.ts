/** A typed whole number as a number; an empty field as undefined, and any other text as it is, to be refused. */
export function asWhole(typed: unknown): unknown {
  const text = String(typed ?? '').trim();
  if (text === '') return undefined;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** Why the value is no order; undefined when it is one, or is left out. */
export function orderProblem(value: unknown, max: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Number.isInteger(value)) return 'Order must be a whole number';
  if (Number(value) < 0) return 'Order must be positive';
  return Number(value) > max ? `Order can be at most ${max}` : undefined;
}
