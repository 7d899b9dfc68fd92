import { reportOutcome } from '../forms/report-outcome.ts';
import type { CrudTexts } from './crud-texts.ts';
import type { Identified, OwnerCrud } from './owner-crud.ts';

/** Deletes a record and shows the outcome; resolves to true if it was deleted. */
export function useDelete<View extends Identified, Save extends object>(
  crud: OwnerCrud<View, Save>,
  texts: Pick<CrudTexts, 'deleted' | 'deleteFailed'>,
): (record: View) => Promise<boolean> {
  const remove = crud.useRemove();
  const removeAndReport = async (record: View): Promise<boolean> => {
    const done = await reportOutcome(remove(record.id), {
      done: { title: 'Success', description: texts.deleted },
      failed: texts.deleteFailed,
      again: () => removeAndReport(record),
    });
    return done !== undefined;
  };
  return removeAndReport;
}
