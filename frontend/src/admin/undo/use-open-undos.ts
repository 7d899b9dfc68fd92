import { useEffect, useState } from 'react';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { useUndos, type UndoEndpoint } from './undo.api.ts';

export interface OpenUndo extends Undoable {
  endpoint: UndoEndpoint;
  /** Whole seconds, from 1. */
  secondsLeft: number;
}

const TICK_MS = 250;

/** The changes that can be undone, those with the most time left first; each disappears when its time is over. */
export function useOpenUndos(): OpenUndo[] {
  const endpoints = { bookings: useUndos('bookings'), messages: useUndos('messages'), chats: useUndos('chats') };
  const [now, setNow] = useState(Date.now);
  const all = (Object.keys(endpoints) as UndoEndpoint[]).flatMap((endpoint) => {
    const { data = [], fulfilledTimeStamp = 0 } = endpoints[endpoint];
    return data.map((undo) => ({ ...undo, endpoint, msLeft: fulfilledTimeStamp + undo.msLeft - now }));
  });
  const open = all.filter(({ msLeft }) => msLeft > 0);
  const isTicking = open.length > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return open
    .map((undo) => ({ ...undo, secondsLeft: Math.min(Math.ceil(undo.msLeft / 1000), 10) }))
    .sort((a, b) => b.msLeft - a.msLeft);
}
