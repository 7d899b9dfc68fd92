/** Parses a typed whole number, never below `least`; `least` if it is not a number. */
export function wholeAtLeast(least: number, typed: unknown): number {
  const number = Math.floor(Number(String(typed ?? '').replaceAll(/[₹,\s]/g, '') || NaN));
  return Number.isFinite(number) ? Math.max(number, least) : least;
}
