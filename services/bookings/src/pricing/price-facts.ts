import type { PricedService } from '@farmhouse/contracts/bookings/price';
import { normaliseCouponCode, type CouponRecord } from '@farmhouse/contracts/catalogue/coupon';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { EntityManager } from 'typeorm';

/** What somebody wants priced. */
export interface PriceWish {
  selectedServices?: readonly string[];
  couponCode?: string;
}

/** All that a price is made of, as this service last heard of it. */
export interface PriceFacts {
  settings: SettingValues;
  services: (PricedService & { active: boolean })[];
  coupon: CouponRecord | null;
}

export interface PriceFactsRow {
  settings: Record<string, string> | null;
  services: (PricedService & { active: boolean })[] | null;
  coupon: CouponRecord | null;
}

/** Columns of one SELECT that reads every price fact; $1 the services' ids, $2 the coupon's code. */
export const PRICE_FACTS = `
  (SELECT jsonb_object_agg(key, value) FROM setting_copies WHERE NOT deleted) AS settings,
  (SELECT jsonb_agg(jsonb_build_object('id', id::text, 'name', name, 'price', price, 'active', active) ORDER BY id)
   FROM service_copies WHERE id = ANY($1::integer[]) AND NOT deleted) AS services,
  (SELECT jsonb_build_object('code', code, 'type', type, 'value', value, 'minAmount', min_amount,
     'maxDiscount', max_discount, 'active', active, 'expiryDate', expiry_date)
   FROM coupon_copies WHERE code = $2 AND NOT deleted ORDER BY active DESC, id DESC LIMIT 1) AS coupon`;

const SERVICE_ID = /^[1-9]\d{0,8}$/;

/** The parameters of PRICE_FACTS; what cannot be an id is left out, and so found missing afterwards. */
export function priceFactsParameters({ selectedServices = [], couponCode }: PriceWish): [number[], string | null] {
  return [
    selectedServices.filter((id) => SERVICE_ID.test(id)).map(Number),
    couponCode ? normaliseCouponCode(couponCode) : null,
  ];
}

export function priceFactsOf({ settings, services, coupon }: PriceFactsRow): PriceFacts {
  return { settings: new Map(Object.entries(settings ?? {})), services: services ?? [], coupon };
}

export async function readPriceFacts(manager: EntityManager, wish: PriceWish): Promise<PriceFacts> {
  const [row] = await manager.query<PriceFactsRow[]>(`SELECT ${PRICE_FACTS}`, priceFactsParameters(wish));
  return priceFactsOf(row ?? { settings: null, services: null, coupon: null });
}
