import { recall, remember } from '../storage/tab-memory.ts';

/** That the server counted another price than the guest was shown; amounts in whole rupees. */
export interface PriceAdjustment {
  code: string;
  shown: number;
  total: number;
}

const KEY = 'price-adjusted';

/** Kept for this tab, so that the confirmation page can say it even after a reload. */
export function rememberAdjustment(adjustment: PriceAdjustment): void {
  remember(KEY, adjustment);
}

export function adjustmentOf(code: string): PriceAdjustment | undefined {
  const kept = recall<PriceAdjustment>(KEY);
  return kept?.code === code ? kept : undefined;
}
