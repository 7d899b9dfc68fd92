import { useState } from 'react';
import { ACCEPTED_PICTURES, pictureFileError } from './picture-file.ts';

interface PictureFilesInputProps {
  id?: string;
  /** Accessible name, where no form label provides one. */
  label?: string;
  'aria-describedby'?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Called with the files that can be uploaded, if there are any. */
  onFiles: (files: File[]) => void;
}

/** File input for pictures. Files that cannot be uploaded are left out, with an error that names them. */
export function PictureFilesInput({ label, onFiles, ...attributes }: PictureFilesInputProps) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const choose = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = ''; // so that the same file can be chosen again
    const refused = files.map(pictureFileError);
    setRefusals(refused.filter((refusal) => refusal !== undefined));
    const fitting = files.filter((_file, index) => refused[index] === undefined);
    if (fitting.length > 0) onFiles(fitting);
  };
  return (
    <>
      <input
        {...attributes}
        aria-label={label}
        type="file"
        accept={ACCEPTED_PICTURES}
        onChange={({ target }) => choose(target)}
        className="block min-h-11 w-full cursor-pointer rounded-field border border-field bg-surface text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:border-0 file:bg-garden-soft file:px-4 file:font-semibold file:text-garden disabled:cursor-default"
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
