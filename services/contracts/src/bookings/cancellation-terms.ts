/** The refund of a cancellation as a part of the amount paid, by the whole days left until check-in. */
export interface CancellationTerm {
  /** The least number of days before check-in. */
  days: number;
  /** Of the amount paid, 0 to 100. */
  percent: number;
}

/** Source: the demo house's terms, which apply until the owner stores others. The last row applies until check-in. */
export const DEFAULT_CANCELLATION_TERMS: readonly CancellationTerm[] = [
  { days: 14, percent: 100 },
  { days: 7, percent: 50 },
  { days: 0, percent: 0 },
];
