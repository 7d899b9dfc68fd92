/** The whole number a person has typed, never below `least`; `least` when it is no number at all. */
export function wholeAtLeast(least: number, typed: unknown): number {
  const number = Math.floor(Number(String(typed ?? '').replaceAll(/[₹,\s]/g, '') || NaN));
  return Number.isFinite(number) ? Math.max(number, least) : least;
}
