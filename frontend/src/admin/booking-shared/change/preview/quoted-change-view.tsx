import { errorText } from '../../../../shared/api/api-error.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { ChangePreview } from './change-preview.tsx';
import type { QuotedChange } from './use-change-quote.ts';

/** The preview of a change, and why there is none or not the newest. */
export function QuotedChangeView({ quote, isCurrent, refusal, hasFailed, retry }: QuotedChange) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {refusal && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(refusal, 'We could not price this change.')}
        </p>
      )}
      {hasFailed && <ErrorState what="The preview" onRetry={retry} />}
      {quote && <ChangePreview quote={quote} isCurrent={isCurrent} />}
      {!quote && !refusal && !hasFailed && <LoadingState rows={8} />}
    </div>
  );
}
