import { useState } from 'react';
import { Input } from 'antd';
import { FileInput } from './editor/file-input.tsx';
import { isSafePicture } from './editor/safe-address.ts';
import { usePictureUpload } from './editor/use-picture-upload.ts';
import { reportOutcome } from './report-outcome.ts';

interface PictureAddressProps {
  id?: string;
  value?: string | null;
  onChange?: (address: string) => void;
  /** Field name, for the label of the file input beside it. */
  label: string;
}

/** Field for a picture's URL, typed or set by an upload, with a preview. */
export function PictureAddress({ id, value, onChange, label }: PictureAddressProps) {
  const upload = usePictureUpload();
  const [isBusy, setBusy] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const uploaded = await reportOutcome(upload(file), { failed: 'Failed to upload image' });
    setBusy(false);
    if (uploaded) onChange?.(uploaded.result.url);
  };
  return (
    <div className="grid gap-3">
      <Input
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
      />
      <FileInput label={`Upload: ${label}`} disabled={isBusy} onChange={(file) => void take(file)} />
      <p role="status" className="text-sm text-quiet">
        {isBusy && 'Uploading and preparing the picture …'}
      </p>
      {value && isSafePicture(value) && <img src={value} alt="" className="max-h-40 rounded-field" />}
    </div>
  );
}
