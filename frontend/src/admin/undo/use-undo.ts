import { clearConfirmedStay } from '../booking-shared/status/confirmed-stay.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { useUndoMutation } from './undo.api.ts';
import type { OpenUndo } from './use-open-undos.ts';

/** Undoes a change and shows the outcome. */
export function useUndo() {
  const [undoChange, { isLoading }] = useUndoMutation();
  const undo = async (requested: OpenUndo): Promise<void> => {
    const { endpoint, id, done } = requested;
    const undone = await reportOutcome(undoChange({ endpoint, id }).unwrap(), {
      done: { title: 'Undone', description: done },
      failed: 'Failed to undo',
      again: () => undo(requested),
    });
    if (undone) clearConfirmedStay();
  };
  return { undo, isUndoing: isLoading };
}
