import { useState, type ReactNode } from 'react';
import type { ContentView } from '@farmhouse/contracts/content/page-content';
import { Badge } from '../ui/badge.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { RowActions } from '../ui/records/row-actions.tsx';
import { builtInTexts, type BuiltInText } from './built-in-texts.ts';
import { ContentPreview } from './content-preview.tsx';
import { columnLabel } from './table-text.ts';
import { TYPE_LABELS } from './content-types.ts';

interface ContentListProps {
  records: readonly ContentView[];
  actionsOf: (record: ContentView) => ReactNode;
  /** Opens the form to write a text of the owner's instead of a built-in one. */
  onWrite: (text: BuiltInText) => void;
}

/** The texts, grouped by page: the stored ones by identifier, then the built-in ones that a page shows. */
export function ContentList({ records, actionsOf, onWrite }: ContentListProps) {
  const builtIn = builtInTexts(records);
  const pages = [...new Set([...records, ...builtIn].map(({ page }) => page))].sort();
  return (
    <div className="grid gap-8">
      {pages.map((page) => (
        <PanelSection key={page} title={columnLabel(page)}>
          <ul aria-label={`Texts of ${columnLabel(page)}`} className="grid gap-3">
            {records
              .filter((record) => record.page === page)
              .toSorted((a, b) => a.identifier.localeCompare(b.identifier))
              .map((record) => (
                <li key={record.id} className="panel p-4 wrap-anywhere">
                  <ContentRow record={record} actions={record.editable && actionsOf(record)} />
                </li>
              ))}
            {builtIn
              .filter((text) => text.page === page)
              .map((text) => (
                <li key={text.identifier} className="panel p-4 wrap-anywhere">
                  <TextHeading
                    text={text}
                    badge={<Badge tone="yellow">Built-in text</Badge>}
                    actions={<RowActions name={text.identifier} onEdit={() => onWrite(text)} />}
                  />
                </li>
              ))}
          </ul>
        </PanelSection>
      ))}
    </div>
  );
}

function ContentRow({ record, actions }: { record: ContentView; actions: ReactNode }) {
  const { identifier, content, contentType, editable } = record;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextHeading text={record} badge={!editable && <Badge tone="yellow">Read-only</Badge>} actions={actions} />
      <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-garden">Show the text</summary>
        {isOpen && <ContentPreview {...{ content, contentType, identifier }} label={`Text of ${identifier}`} />}
      </details>
    </>
  );
}

interface TextHeadingProps {
  text: Pick<ContentView, 'identifier' | 'description' | 'contentType'>;
  badge: ReactNode;
  actions: ReactNode;
}

function TextHeading({ text: { identifier, description, contentType }, badge, actions }: TextHeadingProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold">{description || identifier}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
          <span className="font-mono">{identifier}</span>
          <Badge tone="grey">{TYPE_LABELS[contentType]}</Badge>
          {badge}
        </p>
      </div>
      {actions}
    </div>
  );
}
