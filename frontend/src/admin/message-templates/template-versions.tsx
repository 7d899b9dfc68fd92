import { Button } from 'antd';
import type { TemplateText, TemplateVersion } from '@farmhouse/contracts/messages/message-template';
import { formatInstant } from '@farmhouse/contracts/text/dates';

interface TemplateVersionsProps {
  versions: readonly TemplateVersion[];
  onTake: (text: TemplateText) => void;
}

/** Earlier texts of the owner; one can be restored into the form, where it is seen before it is saved. */
export function TemplateVersions({ versions, onTake }: TemplateVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <details className="mb-4">
      <summary className="inline-flex min-h-11 items-center font-semibold text-garden">
        Earlier texts ({versions.length})
      </summary>
      <ul className="divide-y divide-line">
        {versions.map(({ id, subject, body, savedAt, savedBy }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0 text-sm wrap-anywhere">
              <p className="text-quiet">
                {formatInstant(savedAt)}, {savedBy}
              </p>
              <p className="font-semibold">{subject}</p>
              <p className="line-clamp-2">{body}</p>
            </div>
            <Button
              aria-label={`Restore the text of ${formatInstant(savedAt)}`}
              onClick={() => onTake({ subject, body })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
