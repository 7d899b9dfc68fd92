import { useId, type ReactNode } from 'react';
import { Input } from 'antd';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { FIRST_FIELD } from '../../ui/overlays/first-field.ts';

interface NoteFieldProps {
  label: ReactNode;
  value: string;
  onChange: (text: string) => void;
  /** Who reads it. */
  help?: string;
  /** True in a dialog that opens with the focus in this field. */
  autoFocus?: boolean;
  minRows?: number;
}

/** A few sentences about a booking: a reason or notes. */
export function NoteField({ label, value, onChange, help, autoFocus, minRows = 2 }: NoteFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <Input.TextArea
        {...(autoFocus && FIRST_FIELD)}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={REASON_MAX_LENGTH}
        autoSize={{ minRows, maxRows: 8 }}
        aria-describedby={help && `${id}-help`}
      />
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-quiet">
          {help}
        </p>
      )}
    </>
  );
}
