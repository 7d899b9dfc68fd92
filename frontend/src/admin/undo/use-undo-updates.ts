import { useEffect } from 'react';
import type { UndoChanged } from '@farmhouse/contracts/undo/undo';
import { useDispatch } from 'react-redux';
import type { Store } from '../../shared/api/store.ts';
import { placeOf, refreshUndos, type UndoPlace } from './undo.api.ts';

/** The connection over which changes of what can be undone are reported, those of this device too. */
interface UndoSource {
  onUndoChange: (listener: (change: UndoChanged) => void) => () => void;
}

/** Reports within this time are handled together, in milliseconds; this device's own fetches are over by then. */
const BATCH_MS = 200;

/** Shows at once what another device has done or undone: in the undo bar and in the lists. */
export function useUndoUpdates(source: UndoSource): void {
  const dispatch = useDispatch<Store['dispatch']>();
  useEffect(() => {
    const changed = new Set<UndoPlace>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateAll = () => {
      timer = undefined;
      changed.forEach((place) => void dispatch(refreshUndos(place)));
      changed.clear();
    };
    const leave = source.onUndoChange((change) => {
      const place = placeOf(change);
      if (!place) return;
      changed.add(place);
      timer ??= setTimeout(updateAll, BATCH_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [source, dispatch]);
}
