import { useState } from 'react';
import { Input } from 'antd';
import { reportOutcome } from '../forms/report-outcome.ts';
import { PictureFilesInput } from './picture-files-input.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureAddressProps {
  /** Set by the form item, as are the others. */
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
  value?: string | null;
  onChange?: (address: string) => void;
  onBlur?: () => void;
  /** Field name, for the label of the file input beside it. */
  label: string;
  /** True if an upload is stored with the site's origin, for readers outside the site. */
  isAbsolute?: boolean;
}

/** Field for a picture's URL, typed or set by an upload. */
export function PictureAddress({ value, onChange, label, isAbsolute = false, ...attributes }: PictureAddressProps) {
  const upload = usePictureUpload();
  const [isBusy, setBusy] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const uploaded = await reportOutcome(upload(file), { failed: 'Failed to upload image' });
    setBusy(false);
    if (uploaded) onChange?.(`${isAbsolute ? window.location.origin : ''}${uploaded.result.url}`);
  };
  return (
    <div className="grid gap-2">
      <Input
        {...attributes}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <PictureFilesInput label={`Upload: ${label}`} disabled={isBusy} onFiles={([file]) => void take(file)} />
      <p role="status" className="text-sm text-quiet empty:hidden">
        {isBusy && 'Uploading and preparing the picture …'}
      </p>
    </div>
  );
}
