import type { Rate } from '../catalogue/rate.ts';
import type { StayRule } from '../catalogue/stay-rule.ts';

const EVERY_DAY = { from: null, to: null, yearly: false, weekdays: null } as const;

/** A rate of every night for every stay: ₹1,000 a guest a night. */
export const aRate = (part: Partial<Rate> = {}): Rate => ({
  id: 1,
  name: 'Weekend',
  ...EVERY_DAY,
  stays: 'both',
  basis: 'guest_night',
  price: 1000,
  includedGuests: null,
  extraGuestPrice: null,
  minGuests: null,
  lengthDiscounts: [],
  ...part,
});

/** A rule for every day: stays that touch it have two nights. */
export const aRule = (part: Partial<StayRule> = {}): StayRule => ({
  id: 1,
  name: 'Weekend',
  ...EVERY_DAY,
  type: 'min_stay_through',
  value: 2,
  ...part,
});
