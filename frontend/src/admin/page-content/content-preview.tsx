import type { ContentType } from '@farmhouse/contracts/content/page-content';
import { HtmlPreview } from '../ui/editor/html-field.tsx';
import { columnLabel, tableOf, type TableRow, type TextTable } from './table-text.ts';

interface ContentPreviewProps {
  content: string;
  contentType: ContentType;
  identifier: string;
  label: string;
}

/** Preview of a text, similar to its page. */
export function ContentPreview(props: ContentPreviewProps) {
  return (
    <div role="group" aria-label={props.label} className="rounded-card bg-ground p-4 wrap-anywhere">
      <ContentPreviewBody {...props} />
    </div>
  );
}

function ContentPreviewBody({ content, contentType, identifier, label }: ContentPreviewProps) {
  if (contentType === 'html') return <HtmlPreview html={content} label={label} />;
  if (contentType === 'list') return <Lines lines={content.split('\n').filter((line) => line.trim() !== '')} />;
  const table = contentType === 'json' ? tableOf(content, identifier) : undefined;
  if (table) return <Entries {...table} />;
  return <p className="whitespace-pre-line">{content}</p>;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function Entries({ columns, rows }: TextTable) {
  if (rows.length === 0) return <p className="text-quiet">No entries</p>;
  const shownIn = (row: TableRow) => columns.filter(({ key }) => key !== 'icon' && (row[key] ?? '') !== '');
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {rows.map((row, index) => (
        <li key={index} className="panel p-3">
          {shownIn(row).map(({ key }, place) => (
            <p key={key} className={place === 0 ? 'font-semibold' : 'text-sm text-quiet'}>
              {place > 0 && `${columnLabel(key)}: `}
              {row[key]}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
