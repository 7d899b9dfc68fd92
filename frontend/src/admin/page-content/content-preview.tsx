import type { ContentType } from '@farmhouse/contracts/content/dynamic-content';
import { HtmlPreview } from '../ui/editor/html-field.tsx';
import { columnLabel, tableOf, type TextTable } from './table-text.ts';

interface ContentPreviewProps {
  content: string;
  contentType: ContentType;
  label: string;
}

/** Preview of a text, similar to its page. */
export function ContentPreview({ content, contentType, label }: ContentPreviewProps) {
  return (
    <div role="group" aria-label={label} className="rounded-card bg-ground p-4 wrap-anywhere">
      <Shown content={content} contentType={contentType} label={label} />
    </div>
  );
}

function Shown({ content, contentType, label }: ContentPreviewProps) {
  if (contentType === 'html') return <HtmlPreview html={content} label={label} />;
  if (contentType === 'list') return <Lines lines={content.split('\n').filter((line) => line.trim() !== '')} />;
  const table = contentType === 'json' ? tableOf(content) : undefined;
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
  const shown = columns.filter(({ key }) => key !== 'icon');
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {rows.map((row, index) => (
        <li key={index} className="panel p-3">
          {shown.map(({ key }, place) => (
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
