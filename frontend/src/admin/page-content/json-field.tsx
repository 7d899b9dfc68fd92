import { useState } from 'react';
import { Input } from 'antd';
import { TableField } from './rows-fields.tsx';
import { tableOf } from './table-text.ts';

interface JsonFieldProps {
  /** Identifier of the text. */
  identifier: string;
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** Field for JSON: rows for a list of entries, plain text for any other shape. */
export function JsonField({ identifier, id, value = '', onChange }: JsonFieldProps) {
  const [initial] = useState(() => tableOf(value, identifier));
  if (!initial) {
    return (
      <Input.TextArea
        id={id}
        className="font-mono"
        autoSize={{ minRows: 6, maxRows: 24 }}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
    );
  }
  const rows = tableOf(value, identifier)?.rows ?? [];
  return <TableField id={id} columns={initial.columns} value={rows} onChange={(text) => onChange?.(text)} />;
}
