import { isApiError } from '../../../shared/api/api-error.ts';
import { ErrorState, EmptyState } from '../../ui/states.tsx';

interface UnknownOrFailedProps {
  what: string;
  error: unknown;
  onRetry: () => unknown;
}

/** A booking that could not be read: unknown, because it was deleted or never existed, or not loaded. */
export function UnknownOrFailed({ what, error, onRetry }: UnknownOrFailedProps) {
  const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
  if (!isUnknown) return <ErrorState what={what} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState text="There is no such booking" hint="It was deleted, or the link is wrong." />
    </div>
  );
}
