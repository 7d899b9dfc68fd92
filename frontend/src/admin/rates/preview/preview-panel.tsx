import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from 'antd';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import type { Previewed } from './use-rates-preview.ts';

interface PreviewPanelProps {
  preview: Pick<Previewed, 'data' | 'isBehind' | 'hasFailed' | 'refetch'>;
  /** Text about missing values of the form. */
  hint?: string;
  /** Beside the title. */
  tools?: ReactNode;
  /** The preview itself, once there is one. */
  children: ReactNode;
}

/** A preview beside a form: dimmed while it does not match the form's values. */
export function PreviewPanel({ preview, hint, tools, children }: PreviewPanelProps) {
  const { data, isBehind, hasFailed, refetch } = preview;
  return (
    <section aria-label="Preview" className="min-w-0">
      <div role="presentation" onKeyDown={keepEnterFromForm}>
        <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
          <h3 className="text-lg">Preview</h3>
          {tools}
        </div>
        {hint && <p className="mb-3 text-sm text-quiet">{hint}</p>}
        {!data && (hasFailed ? <ErrorState what="The preview" onRetry={refetch} /> : <LoadingState />)}
        {data && hasFailed && <OutdatedNotice onRetry={refetch} />}
        {data && (
          <div aria-busy={isBehind} className={isBehind || hasFailed ? 'opacity-50' : ''}>
            {children}
          </div>
        )}
      </div>
    </section>
  );
}

/** Says that the preview below is of earlier values, because there is none of the latest. */
function OutdatedNotice({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="alert" className="mb-3 flex flex-wrap items-center gap-3 rounded-field bg-danger-soft px-3 py-2 text-sm">
      <span className="min-w-0 flex-1 text-danger">
        The preview is not up to date: check the fields and the connection.
      </span>
      <Button onClick={() => void onRetry()}>Try again</Button>
    </div>
  );
}

/** The preview's fields are not part of the form: Enter in them must not submit it. */
function keepEnterFromForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
