import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { UndoChanged } from '@farmhouse/contracts/undo/undo';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api.ts';
import type { Store } from '../../shared/api/store.ts';
import { batched } from '../ui/batched.ts';
import { listOf, refreshUndos, type UndoEndpoint } from './undo.api.ts';

/** The connection over which changes of what can be undone are reported, those of this device too. */
interface UndoSource {
  onUndoChange: (listener: (change: UndoChanged) => void) => () => void;
  subscribe: (listener: () => void) => () => void;
  getState: () => { isOnline: boolean };
}

/** Reports within this time are handled together, in milliseconds; this device's own fetches are over by then. */
const BATCH_MS = 200;

/**
 * Shows at once what another device has done or undone: in the undo bar and in the lists. After every reconnect,
 * fetches what can be undone.
 */
export function useUndoUpdates(source: UndoSource): void {
  const dispatch = useDispatch<Store['dispatch']>();
  const isOnline = useSyncExternalStore(source.subscribe, () => source.getState().isOnline);
  const wasConnected = useRef(false);
  useEffect(() => {
    if (!isOnline) return;
    // before the first connection it was fetched with the page
    if (wasConnected.current) dispatch(api.util.invalidateTags(['Undo']));
    wasConnected.current = true;
  }, [isOnline, dispatch]);
  useEffect(() => {
    const changed = batched<UndoEndpoint>(BATCH_MS, (places) =>
      places.forEach((place) => void dispatch(refreshUndos(place))),
    );
    const leave = source.onUndoChange((change) => {
      const place = listOf(change);
      if (place) changed.add(place);
    });
    return () => {
      leave();
      changed.cancel();
    };
  }, [source, dispatch]);
}
