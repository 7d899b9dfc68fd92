import type { CancellationTerm } from './cancellation-terms.ts';

/** Source: the demo house's terms, which apply until the owner stores others. The last row applies until check-in. */
export const DEFAULT_CANCELLATION_TERMS: readonly CancellationTerm[] = [
  { days: 14, percent: 100 },
  { days: 7, percent: 50 },
  { days: 0, percent: 0 },
];
