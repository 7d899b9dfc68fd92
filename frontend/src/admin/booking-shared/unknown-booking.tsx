import { isApiError } from '../../shared/api/api-error.ts';
import { Failed, Nothing } from '../ui/states.tsx';

interface UnknownOrFailedProps {
  what: string;
  error: unknown;
  onRetry: () => unknown;
}

/** A booking that could not be read: unknown, because it was deleted or never existed, or not loaded. */
export function UnknownOrFailed({ what, error, onRetry }: UnknownOrFailedProps) {
  const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
  if (!isUnknown) return <Failed what={what} onRetry={onRetry} />;
  return (
    <div role="alert">
      <Nothing text="There is no such booking" hint="It was deleted, or the link is wrong." />
    </div>
  );
}
