import { Button } from 'antd';
import type { TemplateField } from '@farmhouse/contracts/mails/message-template';

interface FieldChipsProps {
  fields: readonly TemplateField[];
  onInsert: (name: string) => void;
}

/** What may stand in a text; a chip puts its field where the cursor was. */
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
