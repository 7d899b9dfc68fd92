import type { TemplateDraft } from '@farmhouse/contracts/mails/message-template';
import { errorText } from '../../shared/api/api-error.ts';
import { useSettled } from '../../shared/ui/use-settled.ts';
import { LoadingState } from '../ui/states.tsx';
import { usePreviewMessageQuery } from './message-templates.api.ts';
import { TemplatePreviews } from './template-preview.tsx';

/** How long the owner pauses before what was typed is shown, in milliseconds. */
const PAUSE_MS = 400;

interface LivePreviewProps {
  kind: string;
  /** The draft as JSON, so that one that is the same is not fetched again. */
  draft: string;
}

/** What is being written, as its guest would get it; while it has a problem, what it is and the last one without. */
export function LivePreview({ kind, draft }: LivePreviewProps) {
  const settled = useSettled(draft, PAUSE_MS);
  const { data, error, isFetching } = usePreviewMessageQuery({ kind, ...(JSON.parse(settled) as TemplateDraft) });
  return (
    <>
      {error && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {errorText(error, 'The preview could not be loaded')}
        </p>
      )}
      {data && <TemplatePreviews preview={data} isStale={isFetching || settled !== draft} />}
      {!data && !error && <LoadingState rows={10} />}
    </>
  );
}
