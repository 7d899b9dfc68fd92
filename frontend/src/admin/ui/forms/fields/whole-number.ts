/** Parses a typed whole number, never below `min`; `min` if it is not a number. */
export function wholeAtLeast(min: number, typed: unknown): number {
  const number = Math.floor(Number(String(typed ?? '').replaceAll(/[₹,\s]/g, '') || NaN));
  return Number.isFinite(number) ? Math.max(number, min) : min;
}
