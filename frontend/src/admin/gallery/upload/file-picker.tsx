import { PictureFilesInput } from '../../ui/pictures/picture-files-input.tsx';
import type { ChosenFile } from './new-picture.ts';

let lastKey = 0;

interface FilePickerProps {
  /** Set by the form item, as are the others. */
  id?: string;
  'aria-describedby'?: string;
  value?: ChosenFile[];
  onChange?: (files: ChosenFile[]) => void;
}

/** Adds files to the selection. */
export function FilePicker({ value = [], onChange, ...attributes }: FilePickerProps) {
  return (
    <PictureFilesInput
      {...attributes}
      multiple
      onFiles={(files) => onChange?.([...value, ...files.map((file) => ({ key: ++lastKey, file }))])}
    />
  );
}
