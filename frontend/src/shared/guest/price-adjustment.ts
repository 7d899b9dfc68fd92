/** That the server counted another price than the guest was shown; amounts in whole rupees. */
export interface PriceAdjustment {
  code: string;
  shown: number;
  total: number;
}

const KEY = 'price-adjusted';

/** Kept for this tab, so that the confirmation page can say it even after a reload. */
export function rememberAdjustment(adjustment: PriceAdjustment): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(adjustment));
  } catch {
    return;
  }
}

export function adjustmentOf(code: string): PriceAdjustment | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PriceAdjustment | null;
    return kept?.code === code ? kept : undefined;
  } catch {
    return undefined;
  }
}
