import type { Rate, RateView } from '@farmhouse/contracts/catalogue/rate';
import type { RateEntity } from './rate.entity.ts';

/** The rate as prices are calculated from it, and as other services copy it. */
export function toRate(entity: RateEntity): Rate {
  const { id, name, from, to, yearly, weekdays, stays, basis, price } = entity;
  const { includedGuests, extraGuestPrice, minGuests, lengthDiscounts } = entity;
  const season = { from, to, yearly, weekdays };
  return { id, name, ...season, stays, basis, price, includedGuests, extraGuestPrice, minGuests, lengthDiscounts };
}

export const toRateView = (entity: RateEntity): RateView => ({ ...toRate(entity), active: entity.active });
