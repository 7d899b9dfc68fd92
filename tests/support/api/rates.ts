import type { Owner } from './owner.ts';

export const RATES = '/api/admin/rates';
export const STAY_RULES = '/api/admin/stay-rules';

/** Deletes all rates and stay rules, which apply to every stay and must not affect other tests. */
export async function deleteRates(owner: Owner): Promise<void> {
  for (const path of [RATES, STAY_RULES]) {
    for (const { id } of await owner.get<{ id: number }[]>(path)) await owner.send('DELETE', `${path}/${id}`);
  }
}
