import { reportOutcome } from '../forms/report-outcome.ts';
import type { CrudTexts } from './crud-texts.ts';
import type { Identified, OwnerCrud } from './owner-crud.ts';

/** Deletes a record and shows the outcome; resolves to true if it was deleted. */
export function useDelete<View extends Identified, Save extends object>(
  crud: OwnerCrud<View, Save>,
  texts: Pick<CrudTexts, 'deleted' | 'deleteFailed'>,
): (record: View) => Promise<boolean> {
  const remove = crud.useRemove();
  return async ({ id }) => {
    const done = await reportOutcome(remove(id), {
      done: { title: 'Success', description: texts.deleted },
      failed: texts.deleteFailed,
    });
    return done !== undefined;
  };
}
