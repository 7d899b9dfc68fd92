import type { SaveRate } from '@farmhouse/contracts/catalogue/rate';
import type { SaveStayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import type { Owner } from '../support/api/owner.ts';
import { RATES, STAY_RULES } from '../support/api/rates.ts';

const EXAMPLE_RATES: readonly SaveRate[] = [
  {
    ...{ name: 'Diwali', from: '2027-10-27', to: '2027-10-30' },
    ...{ basis: 'house_night', price: 30_000, includedGuests: 12, extraGuestPrice: 900 },
  },
  {
    ...{ name: 'Weekend', weekdays: [5, 6], basis: 'guest_night', price: 1500 },
    lengthDiscounts: [{ nights: 3, percent: 10 }],
  },
];

const EXAMPLE_RULE: SaveStayRule = {
  name: 'Two nights at weekends',
  type: 'min_stay_through',
  value: 2,
  weekdays: [5, 6],
};

/**
 * Adds rates and a rule to a product that has none, as the demo data contains none. Returns a function that deletes
 * them.
 */
export async function addExampleRates(owner: Owner): Promise<() => Promise<void>> {
  if ((await owner.get<unknown[]>(RATES)).length > 0) return async () => {};
  const added: string[] = [];
  for (const rate of EXAMPLE_RATES) {
    added.push(`${RATES}/${(await owner.send<{ id: number }>('POST', RATES, rate)).id}`);
  }
  added.push(`${STAY_RULES}/${(await owner.send<{ id: number }>('POST', STAY_RULES, EXAMPLE_RULE)).id}`);
  return async () => {
    for (const path of added) await owner.send('DELETE', path);
  };
}
