import { reportOutcome } from '../report-outcome.ts';
import type { CrudTexts } from './crud-texts.ts';
import type { Identified, OwnerCrud } from './owner-crud.ts';

/** Deletes a record after the owner has agreed, and reports how it went. */
export function useDelete<View extends Identified, Save extends object>(
  crud: OwnerCrud<View, Save>,
  texts: CrudTexts,
): (record: View, question: string) => void {
  const remove = crud.useRemove();
  return ({ id }, question) => {
    if (!window.confirm(question)) return;
    void reportOutcome(remove(id), {
      done: { title: 'Success', description: texts.deleted },
      failed: texts.deleteFailed,
    });
  };
}
