import { settingNumber, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { OfferedRate } from '../../../shared/price/offered-rates.ts';
import { lowestPrice } from './lowest-price.ts';

/** The lowest price of the rates: 'from ₹9,000 a night'. */
export function lowestPriceText(settings: SettingValues, rates: readonly OfferedRate[]): string {
  const { amount, per } = lowestPrice(settingNumber(settings, 'price_per_guest'), rates);
  return `from ${formatRupees(amount)} a ${per}`;
}

/** How the price is calculated, shown before guests are chosen: '₹1,150 a guest + ₹500, whole stay'. */
export function priceFormula(settings: SettingValues, rates: readonly OfferedRate[]): string {
  const defaultPrice = settingNumber(settings, 'price_per_guest');
  const fee = settingNumber(settings, 'maintenance_fee');
  const plusFee = fee > 0 ? ` + ${formatRupees(fee)}` : '';
  if (rates.length > 0) return `${lowestPriceText(settings, rates)}${plusFee}`;
  return `${formatRupees(defaultPrice)} a guest${plusFee}, whole stay`;
}
