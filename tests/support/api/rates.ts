import type { Owner } from './owner.ts';

export const RATES = '/api/admin/rates';
export const STAY_RULES = '/api/admin/stay-rules';

/** Deletes all rates and stay rules, which count for every stay and must not be left to another test. */
export async function deleteRates(owner: Owner): Promise<void> {
  for (const path of [RATES, STAY_RULES]) {
    for (const { id } of await owner.get<{ id: number }[]>(path)) await owner.send('DELETE', `${path}/${id}`);
  }
}
