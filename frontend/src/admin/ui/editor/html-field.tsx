import { Suspense } from 'react';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Waiting } from '../states.tsx';
import type { HtmlEditorProps } from './html-editor.tsx';

const HtmlEditor = lazyWithRetry(() => import('./html-editor.tsx'));
const HtmlView = lazyWithRetry(() => import('./html-view.tsx'));

/** A form's field for HTML; the editor is fetched when the first one is shown. */
export function HtmlField(props: HtmlEditorProps) {
  return (
    <Suspense fallback={<Waiting rows={6} />}>
      <HtmlEditor {...props} />
    </Suspense>
  );
}

/** HTML as the pages show it. */
export function HtmlPreview({ html, label }: { html: string; label: string }) {
  return (
    <Suspense fallback={<Waiting rows={6} />}>
      <HtmlView key={html} html={html} label={label} />
    </Suspense>
  );
}
