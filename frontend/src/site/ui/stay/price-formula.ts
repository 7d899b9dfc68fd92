import type { RateBasis } from '@farmhouse/contracts/catalogue/rate';
import { settingNumber, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { OfferedRate } from '../../../shared/price/offered-rates.ts';
import { lowestPrice } from './lowest-price.ts';

/** What a price covers, in one clause with the amount, and what else has to be said of it. */
const UNITS: Record<RateBasis, [unit: string, covers: string]> = {
  guest_stay: ['a guest', ', whole stay'],
  guest_night: ['a guest a night', ''],
  house_night: ['a night', ''],
};

/** The lowest price of the rates: 'from ₹9,000 a night', 'from ₹1,150 a guest, whole stay'. */
export function lowestPriceText(settings: SettingValues, rates: readonly OfferedRate[], plus = ''): string {
  const { amount, basis } = lowestPrice(settingNumber(settings, 'price_per_guest'), rates);
  const [unit, covers] = UNITS[basis];
  return `from ${formatRupees(amount)} ${unit}${plus}${covers}`;
}

/** How the price is calculated, shown before guests are chosen: '₹1,150 a guest + ₹500, whole stay'. */
export function priceFormula(settings: SettingValues, rates: readonly OfferedRate[]): string {
  const defaultPrice = settingNumber(settings, 'price_per_guest');
  const fee = settingNumber(settings, 'maintenance_fee');
  const plusFee = fee > 0 ? ` + ${formatRupees(fee)}` : '';
  if (rates.length > 0) return lowestPriceText(settings, rates, plusFee);
  return `${formatRupees(defaultPrice)} a guest${plusFee}, whole stay`;
}
