import { useRef, useState } from 'react';
import { reportOutcome } from '../forms/report-outcome.ts';
import type { CrudTexts } from './crud-texts.ts';
import type { Identified } from './owner-crud.ts';

interface OpenFormOptions<View> {
  /** Fetches what the list leaves out; undefined if the record has everything. */
  load?: (record: View) => Promise<View> | undefined;
  edit: (record: View) => void;
  texts: Pick<CrudTexts, 'loadFailed'>;
}

/** Opens the form of the record that was chosen last, as soon as all that the form shows is loaded. */
export function useOpenForm<View extends Identified>({ load, edit, texts }: OpenFormOptions<View>) {
  const chosen = useRef<View>(undefined);
  const [loadingId, setLoadingId] = useState<number>();
  const cancel = () => {
    chosen.current = undefined;
    setLoadingId(undefined);
  };
  const open = async (record: View): Promise<void> => {
    const loading = load?.(record);
    cancel();
    if (!loading) return edit(record);
    chosen.current = record;
    setLoadingId(record.id);
    const loaded = await reportOutcome(loading, { failed: texts.loadFailed, again: () => open(record) });
    if (chosen.current !== record) return;
    cancel();
    if (loaded) edit(loaded.result);
  };
  return {
    open,
    cancel,
    /** Id of the record that is being loaded. */
    loadingId,
  };
}
