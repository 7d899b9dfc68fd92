import { Suspense, useState } from 'react';
import { TEMPLATE_TRIGGERS, type TemplateTrigger } from '@farmhouse/contracts/messages/message-template';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { PanelSection } from '../ui/panel-section.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { useMessageTemplates } from './message-templates.api.ts';
import { TemplateRow } from './template-row.tsx';

const TemplateEditor = lazyWithRetry(() => import('./template-editor.tsx'));

const MOMENTS = Object.entries(TEMPLATE_TRIGGERS) as [TemplateTrigger, string][];

/** The messages to guests, grouped by the time at which they are sent. */
export default function MessageTemplatesPage() {
  const { data, error, refetch } = useMessageTemplates();
  const [editedKind, setEditedKind] = useState<string>();
  const edited = data?.find(({ kind }) => kind === editedKind);
  return (
    <>
      <SectionBar text="The texts of messages to guests. A change applies from the next message on." />
      {!data && (error ? <ErrorState what="The messages" onRetry={refetch} /> : <LoadingState rows={12} />)}
      {data && (
        <div className="grid gap-8">
          {MOMENTS.map(([moment, label]) => (
            <PanelSection key={moment} title={label}>
              <ul aria-label={label} className="grid gap-3">
                {data
                  .filter((template) => template.moment === moment)
                  .map((template) => (
                    <TemplateRow key={template.kind} template={template} onEdit={() => setEditedKind(template.kind)} />
                  ))}
              </ul>
            </PanelSection>
          ))}
        </div>
      )}
      {edited && (
        <Suspense>
          <TemplateEditor template={edited} onClose={() => setEditedKind(undefined)} />
        </Suspense>
      )}
    </>
  );
}
