import type { TemplateDraft } from '@farmhouse/contracts/messages/message-template';
import { errorText } from '../../shared/api/api-error.ts';
import { useDebounced } from '../../shared/ui/use-debounced.ts';
import { LoadingState } from '../ui/states.tsx';
import { usePreviewMessageQuery } from './message-templates.api.ts';
import { TemplatePreviews } from './template-preview.tsx';

/** Debounce of the preview, in milliseconds. */
const PAUSE_MS = 400;

interface LivePreviewProps {
  kind: string;
  /** The draft as JSON, so that an equal draft is not fetched again. */
  draft: string;
}

/** Preview of the draft as its guest would get it; while it is invalid, the error above the last valid preview. */
export function LivePreview({ kind, draft }: LivePreviewProps) {
  const debounced = useDebounced(draft, PAUSE_MS);
  const { data, error, isFetching } = usePreviewMessageQuery({ kind, ...(JSON.parse(debounced) as TemplateDraft) });
  return (
    <>
      {error && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {errorText(error, 'The preview could not be loaded')}
        </p>
      )}
      {data && <TemplatePreviews preview={data} isStale={isFetching || debounced !== draft} />}
      {!data && !error && <LoadingState rows={10} />}
    </>
  );
}
