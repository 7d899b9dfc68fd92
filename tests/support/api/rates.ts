import type { Owner } from './owner.ts';

export const RATES = '/api/admin/rates';
export const STAY_RULES = '/api/admin/stay-rules';

/** Deletes every rate and stay rule: they price every stay of the product, so that none may be left to another test. */
export async function deleteRates(owner: Owner): Promise<void> {
  for (const path of [RATES, STAY_RULES]) {
    for (const { id } of await owner.get<{ id: number }[]>(path)) await owner.send('DELETE', `${path}/${id}`);
  }
}
