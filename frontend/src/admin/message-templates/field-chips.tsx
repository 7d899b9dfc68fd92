import { Button } from 'antd';
import type { TemplateField } from '@farmhouse/contracts/messages/message-template';

interface FieldChipsProps {
  fields: readonly TemplateField[];
  onInsert: (name: string) => void;
}

/** The fields that a text may contain; a chip inserts its field at the cursor. */
export function FieldChips({ fields, onInsert }: FieldChipsProps) {
  return (
    <div role="group" aria-label="Insert a field" className="mb-6 flex flex-wrap gap-2">
      {fields.map(({ name, label, example }) => (
        <Button
          key={name}
          shape="round"
          title={example ? `For example ${example}` : undefined}
          // keeps the cursor in the text
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
