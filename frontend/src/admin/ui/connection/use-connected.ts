import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** A connection over which the server reports changes. */
export interface Connection {
  subscribe: (listener: () => void) => () => void;
  getState: () => { isOnline: boolean };
}

/**
 * Calls `onConnected` each time the connection is established; reports may have been missed before a reconnect. The
 * function that it returns is called when the connection is lost.
 */
export function useConnected(
  connection: Connection,
  onConnected: (event: { isReconnect: boolean }) => (() => void) | undefined,
): void {
  const isOnline = useSyncExternalStore(connection.subscribe, () => connection.getState().isOnline);
  const wasConnected = useRef(false);
  const connected = useEffectEvent(() => {
    const isReconnect = wasConnected.current;
    wasConnected.current = true;
    return onConnected({ isReconnect });
  });
  useEffect(() => (isOnline ? connected() : undefined), [isOnline]);
}
