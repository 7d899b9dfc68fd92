import { readSessionItem, writeSessionItem } from '../../../shared/storage/session-storage.ts';

/** A difference between the server's price and the price that the guest was shown; amounts in whole rupees. */
export interface PriceAdjustment {
  code: string;
  shown: number;
  total: number;
}

const KEY = 'price-adjusted';

/** Stored in session storage, so that the confirmation page shows it even after a reload. */
export function rememberAdjustment(adjustment: PriceAdjustment): void {
  writeSessionItem(KEY, adjustment);
}

export function adjustmentOf(code: string): PriceAdjustment | undefined {
  const kept = readSessionItem<PriceAdjustment>(KEY);
  return kept?.code === code ? kept : undefined;
}
