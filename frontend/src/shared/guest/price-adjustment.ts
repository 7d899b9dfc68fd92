import { readSessionItem, writeSessionItem } from '../storage/session-storage.ts';

/** That the server counted another price than the guest was shown; amounts in whole rupees. */
export interface PriceAdjustment {
  code: string;
  shown: number;
  total: number;
}

const KEY = 'price-adjusted';

/** Kept for this tab, so that the confirmation page can say it even after a reload. */
export function rememberAdjustment(adjustment: PriceAdjustment): void {
  writeSessionItem(KEY, adjustment);
}

export function adjustmentOf(code: string): PriceAdjustment | undefined {
  const kept = readSessionItem<PriceAdjustment>(KEY);
  return kept?.code === code ? kept : undefined;
}
