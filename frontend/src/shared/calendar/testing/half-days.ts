import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { istInstant } from '@farmhouse/contracts/timing/ist';

const taken = (from: [string, string], to: [string, string]): BusyRange => ({
  kind: 'taken',
  from: istInstant(...from).toISOString(),
  to: istInstant(...to).toISOString(),
});

/** Two stays, whose first and last days are partly free. */
export const HALF_DAYS: readonly BusyRange[] = [
  taken(['2026-12-05', '11:00'], ['2026-12-07', '12:00']),
  taken(['2026-12-09', '13:30'], ['2026-12-10', '12:30']),
];
