import { randomUUID } from 'node:crypto';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { Inbox } from '@farmhouse/platform/events/consumer';
import type { TestService } from '@farmhouse/platform/testing/test-service';

let version = 0;

const everyDay = { from: null, to: null, yearly: false, weekdays: null } as const;

/** A rate of ₹1,500 a guest a night for all nights, unless said otherwise. */
export const aRate = (part: Partial<Rate> = {}): Rate => ({
  id: 1,
  name: 'Season',
  ...everyDay,
  stays: 'both',
  basis: 'guest_night',
  price: 1500,
  includedGuests: null,
  extraGuestPrice: null,
  minGuests: null,
  lengthDiscounts: [],
  ...part,
});

/** At least two nights for every stay, unless said otherwise. */
export const aStayRule = (part: Partial<StayRule> = {}): StayRule => ({
  id: 1,
  name: 'Two nights',
  ...everyDay,
  type: 'min_stay_through',
  value: 2,
  ...part,
});

const envelope = () => ({ id: randomUUID(), occurredAt: new Date().toISOString() });
const nextVersion = () => (version += 1);

/** Makes these the owner's active rates, as the catalogue's event does. */
export async function setRates({ app }: TestService, ...rates: Rate[]): Promise<void> {
  await app.get(Inbox).handle({ ...envelope(), type: 'rates.changed', payload: { version: nextVersion(), rates } });
}

/** Makes these the owner's active stay rules, as the catalogue's event does. */
export async function setStayRules({ app }: TestService, ...rules: StayRule[]): Promise<void> {
  await app
    .get(Inbox)
    .handle({ ...envelope(), type: 'stay-rules.changed', payload: { version: nextVersion(), rules } });
}
