import { QUEUE_BOARD } from '@farmhouse/contracts/operation/queues';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { useBoardToken } from './queues.api.ts';

/** The read-only board of the queues. */
export function BoardFrame() {
  const { isSuccess, isError, refetch } = useBoardToken();
  if (isSuccess) return <iframe title="All queues" src={QUEUE_BOARD} className="panel h-[75vh] min-h-96 w-full" />;
  return isError ? <ErrorState what="The board" onRetry={refetch} /> : <LoadingState />;
}
