import { Suspense } from 'react';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { LoadingState } from '../states.tsx';
import type { HtmlEditorProps } from './html-editor.tsx';

const HtmlEditor = lazyWithRetry(() => import('./html-editor.tsx'));
const HtmlView = lazyWithRetry(() => import('./html-view.tsx'));

/** A form field for HTML; the editor's code is fetched on first use. */
export function HtmlField(props: HtmlEditorProps) {
  return (
    <Suspense fallback={<LoadingState rows={6} />}>
      <HtmlEditor {...props} />
    </Suspense>
  );
}

/** Read-only HTML with the styles of the public pages. */
export function HtmlPreview({ html, label }: { html: string; label: string }) {
  return (
    <Suspense fallback={<LoadingState rows={6} />}>
      <HtmlView key={html} html={html} label={label} />
    </Suspense>
  );
}
