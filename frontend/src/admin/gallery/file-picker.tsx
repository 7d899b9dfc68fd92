import { useState } from 'react';
import { ACCEPTED_PICTURES, pictureRefusal } from '../ui/pictures/picture-file.ts';
import type { ChosenFile } from './new-picture.ts';

let lastKey = 0;

interface FilePickerProps {
  /** Set by the form item, as are the others. */
  id?: string;
  'aria-describedby'?: string;
  value?: ChosenFile[];
  onChange?: (files: ChosenFile[]) => void;
}

/** Adds files to the selection. Files that cannot be uploaded are left out, with an error that names them. */
export function FilePicker({ value = [], onChange, id, 'aria-describedby': describedBy }: FilePickerProps) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const choose = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = ''; // so that the same file can be chosen again
    const refused = files.map(pictureRefusal);
    setRefusals(refused.filter((refusal) => refusal !== undefined));
    const fitting = files.filter((_file, index) => refused[index] === undefined);
    if (fitting.length > 0) onChange?.([...value, ...fitting.map((file) => ({ key: ++lastKey, file }))]);
  };
  return (
    <>
      <input
        id={id}
        aria-describedby={describedBy}
        type="file"
        multiple
        accept={ACCEPTED_PICTURES}
        onChange={({ target }) => choose(target)}
        className="block min-h-11 w-full cursor-pointer rounded-field border border-field bg-surface text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:border-0 file:bg-garden-soft file:px-4 file:font-semibold file:text-garden"
      />
      {refusals.length > 0 && (
        <ul role="alert" className="mt-2 text-sm wrap-anywhere text-danger">
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      )}
    </>
  );
}
