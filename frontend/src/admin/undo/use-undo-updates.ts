import type { UndoChanged } from '@farmhouse/contracts/undo/undo';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api.ts';
import type { Store } from '../../shared/api/store.ts';
import { useConnected, type Connection } from '../ui/connection/use-connected.ts';
import { useReports } from '../ui/connection/use-reports.ts';
import { listOf, refreshUndos } from './undo.api.ts';

/** The connection over which changes of what can be undone are reported, those of this device too. */
interface UndoSource extends Connection {
  onUndoChange: (listener: (change: UndoChanged) => void) => () => void;
}

/** Reports within this time are handled together, in milliseconds; this device's own fetches are over by then. */
const BATCH_MS = 200;

/**
 * Shows at once what another device has done or undone: in the undo bar and in the lists. After every reconnect,
 * fetches what can be undone; before the first connection it was fetched with the page.
 */
export function useUndoUpdates(source: UndoSource): void {
  const dispatch = useDispatch<Store['dispatch']>();
  useConnected(source, ({ isReconnect }) => {
    if (isReconnect) dispatch(api.util.invalidateTags(['Undo']));
    return undefined;
  });
  useReports(source.onUndoChange, {
    within: BATCH_MS,
    itemOf: listOf,
    handle: (lists) => lists.forEach((list) => void dispatch(refreshUndos(list))),
  });
}
