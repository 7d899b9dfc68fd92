/** Limits of a stay, in days and nights; both come from site settings. */
export interface StayLimits {
  maxDaysAhead: number;
  maxNights: number;
}

export const DEFAULT_STAY_LIMITS: StayLimits = { maxDaysAhead: 365, maxNights: 30 };
