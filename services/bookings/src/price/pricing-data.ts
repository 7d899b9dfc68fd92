import type { PricedService } from '@farmhouse/contracts/bookings/price/price';
import type { CouponRecord } from '@farmhouse/contracts/catalogue/coupon';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { EntityManager } from 'typeorm';

export interface OfferedService extends PricedService {
  active: boolean;
}

/** All data that prices are calculated from, from this service's read models. */
export interface PricingData {
  /** Changes whenever any of it does. */
  version: string;
  settings: SettingValues;
  services: readonly OfferedService[];
  /** By their codes in capitals. */
  coupons: ReadonlyMap<string, CouponRecord>;
  /** Active, in the owner's order. */
  rates: readonly Rate[];
  /** The version under which a booking stores those rates; null while there are none. */
  rateBook: string | null;
  /** Limits for stays in addition to the settings. */
  rules: readonly StayRule[];
}

interface PricingDataRow {
  version: string;
  settings: Record<string, string> | null;
  services: OfferedService[] | null;
  coupons: CouponRecord[] | null;
  rateBook: { version: string; rates: Rate[] } | null;
  rules: StayRule[] | null;
}

/** One statement, so that version and data are consistent. Of two coupons with one code the valid one counts. */
const PRICE_FACTS = `
  SELECT version::text,
    (SELECT jsonb_object_agg(key, value) FROM setting_copies WHERE NOT deleted) AS settings,
    (SELECT jsonb_agg(jsonb_build_object('id', id::text, 'name', name, 'price', price, 'active', active) ORDER BY id)
     FROM service_copies WHERE NOT deleted) AS services,
    (SELECT jsonb_agg(jsonb_build_object('code', code, 'type', type, 'value', value, 'minAmount', min_amount,
       'maxDiscount', max_discount, 'active', active, 'expiryDate', expiry_date) ORDER BY active, id)
     FROM coupon_copies WHERE NOT deleted) AS coupons,
    (SELECT jsonb_build_object('version', version::text, 'rates', rates)
     FROM rate_books ORDER BY rate_books.version DESC LIMIT 1) AS "rateBook",
    (SELECT rules FROM stay_rules_copies ORDER BY stay_rules_copies.version DESC LIMIT 1) AS rules
  FROM price_version`;

export async function readPricingData(manager: EntityManager): Promise<PricingData> {
  const [row] = await manager.query<PricingDataRow[]>(PRICE_FACTS);
  if (!row) throw new Error('The version of the prices is gone');
  const { version, settings, services, coupons, rateBook, rules } = row;
  const rates = rateBook?.rates ?? [];
  return {
    version,
    settings: new Map(Object.entries(settings ?? {})),
    services: services ?? [],
    coupons: new Map(coupons?.map((coupon) => [coupon.code, coupon])),
    rates,
    rateBook: rates.length > 0 ? (rateBook?.version ?? null) : null,
    rules: rules ?? [],
  };
}
