import { useCallback, useEffect, useState } from 'react';
import { PASS_MINUTES } from '@farmhouse/contracts/identity/admin';
import { QUEUE_BOARD } from '@farmhouse/contracts/operation/queues';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { useOpenBoardMutation } from './queues.api.ts';

/** The pass is renewed long before it ends. */
const RENEW_MS = (PASS_MINUTES * MINUTE_MS) / 3;

/** The board of the queues, which can only be read. */
export function BoardFrame() {
  const [open, { isError }] = useOpenBoardMutation();
  const [isOpen, setOpen] = useState(false);
  const renew = useCallback(async (): Promise<void> => {
    const { error } = await open();
    if (!error) setOpen(true);
  }, [open]);
  useEffect(() => {
    void renew();
    const timer = setInterval(() => void renew(), RENEW_MS);
    return () => clearInterval(timer);
  }, [renew]);
  // once loaded it stays, so that a renewal changes nothing of what is shown
  if (isOpen) return <iframe title="All queues" src={QUEUE_BOARD} className="panel h-[75vh] min-h-96 w-full" />;
  return isError ? <ErrorState what="The board" onRetry={renew} /> : <LoadingState />;
}
