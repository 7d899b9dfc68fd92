import { Form, Input, type FormItemProps } from 'antd';
import { useSiteUrl } from '../../own-account/own-account.api.ts';
import { uploaded } from '../forms/rules.ts';
import { GalleryPicker } from './gallery-picker.tsx';
import { PictureFilesInput } from './picture-files-input.tsx';
import { UploadStatus } from './upload-status.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';

interface PictureAddressFieldProps extends Pick<FormItemProps, 'extra' | 'required' | 'rules' | 'validateTrigger'> {
  name: string;
  label: string;
  /** Name of the picture, for the labels of the controls beside the address; by default the field's label. */
  picture?: string;
  /** True if a picture of this site is stored with the site's URL, for readers outside the site. */
  isAbsolute?: boolean;
}

/**
 * Field for a picture's URL: typed, set by an upload, or that of a picture of the gallery. Invalid while a picture is
 * being uploaded.
 */
export function PictureAddressField(props: PictureAddressFieldProps) {
  const { name, picture = props.label, isAbsolute = false, rules = [], ...item } = props;
  const form = Form.useFormInstance();
  const siteUrl = useSiteUrl();
  const give = ({ url }: { url: string }) => {
    /** A path of this site, or the address of a picture elsewhere. */
    const value = isAbsolute && url.startsWith('/') ? `${siteUrl}${url}` : url;
    form.setFields([{ name, value, touched: true, errors: [] }]);
  };
  const { isUploading, take } = useChosenPicture(give);
  return (
    <Form.Item {...item} name={name} rules={[uploaded(isUploading), ...rules]} validateFirst>
      <PictureAddress picture={picture} isUploading={isUploading} onFile={(file) => void take(file)} onPick={give} />
    </Form.Item>
  );
}

interface PictureAddressProps {
  picture: string;
  isUploading: boolean;
  onFile: (file: File | undefined) => void;
  onPick: (picture: { url: string }) => void;
  /** Set by the form item, as are the others. */
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
  value?: string | null;
  onChange?: (address: string) => void;
  onBlur?: () => void;
}

function PictureAddress(props: PictureAddressProps) {
  const { picture, isUploading, onFile, onPick, value, onChange, ...attributes } = props;
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
      <PictureFilesInput label={`Upload: ${picture}`} disabled={isUploading} onFiles={([file]) => onFile(file)} />
      <GalleryPicker label={picture} disabled={isUploading} onPick={onPick} />
      <UploadStatus isUploading={isUploading} />
    </div>
  );
}
