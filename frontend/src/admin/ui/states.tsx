import type { ReactNode } from 'react';
import { Button, Skeleton } from 'antd';

/** Loading state of a list or panel. */
export function LoadingState({ rows = 4 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading" className="p-5">
      <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />
    </div>
  );
}

/** Error state with a button to try again; `what` as in 'The bookings could not be loaded'. */
export function ErrorState({ what, onRetry }: { what: string; onRetry: () => unknown }) {
  return (
    <div role="alert" className="p-8 text-center">
      <p className="font-semibold">{what} could not be loaded</p>
      <p className="mt-1 mb-4 text-sm text-quiet">Check the connection and try again.</p>
      <Button onClick={() => void onRetry()}>Try again</Button>
    </div>
  );
}

/** Empty state of a list, with a hint what to do next. */
export function EmptyState({ text, hint, action }: { text: string; hint?: string; action?: ReactNode }) {
  return (
    <div className="p-8 text-center wrap-anywhere">
      <p className="font-semibold">{text}</p>
      {hint && <p className="mt-1 text-sm text-quiet">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
