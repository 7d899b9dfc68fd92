import { Input } from 'antd';
import { GalleryPicker } from './gallery-picker.tsx';
import { PictureFilesInput } from './picture-files-input.tsx';
import { UploadStatus } from './upload-status.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';

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
  /** True if a picture of this site is stored with the site's origin, for readers outside the site. */
  isAbsolute?: boolean;
}

/** Field for a picture's URL: typed, set by an upload, or that of a picture of the gallery. */
export function PictureAddress({ value, onChange, label, isAbsolute = false, ...attributes }: PictureAddressProps) {
  /** A path of this site, or the address of a picture elsewhere. */
  const give = (url: string) => onChange?.(isAbsolute && url.startsWith('/') ? `${window.location.origin}${url}` : url);
  const { isUploading, take } = useChosenPicture(({ url }) => give(url));
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
      <PictureFilesInput label={`Upload: ${label}`} disabled={isUploading} onFiles={([file]) => void take(file)} />
      <GalleryPicker label={label} disabled={isUploading} onPick={({ url }) => give(url)} />
      <UploadStatus isUploading={isUploading} />
    </div>
  );
}
