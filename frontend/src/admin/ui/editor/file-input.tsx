import { PICTURE_TYPES } from './use-picture-upload.ts';

interface FileInputProps {
  id?: string;
  /** Accessible name, where no form label provides one. */
  label?: string;
  disabled?: boolean;
  onChange?: (file: File | undefined) => void;
}

/** File input for one picture. */
export function FileInput({ id, label, disabled, onChange }: FileInputProps) {
  return (
    <input
      id={id}
      aria-label={label}
      type="file"
      accept={PICTURE_TYPES}
      disabled={disabled}
      onChange={({ target }) => onChange?.(target.files?.[0])}
      className="block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-field file:bg-surface file:px-4 file:font-semibold"
    />
  );
}
