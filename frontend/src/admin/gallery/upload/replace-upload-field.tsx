import { Form, type FormRule } from 'antd';
import { uploaded } from '../../ui/forms/rules.ts';
import { PICTURE_FILE_HINT } from '../../ui/pictures/picture-file.ts';
import { PictureFilesInput } from '../../ui/pictures/picture-files-input.tsx';
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx';
import { thumbnailUrl } from '../../ui/pictures/thumbnail-url.ts';
import { UploadStatus } from '../../ui/pictures/upload-status.tsx';
import { useChosenPicture } from '../../ui/pictures/use-chosen-picture.ts';
import { UPLOAD_MISSING } from '../gallery-fields.tsx';
import type { ItemFields, UploadedPicture } from '../item-values.ts';
import { LOST_ELSEWHERE } from '../removed-files.ts';

const given: FormRule = {
  validator: (_rule, picture: UploadedPicture | undefined) =>
    picture ? Promise.resolve() : Promise.reject(new Error(UPLOAD_MISSING)),
};

/** The upload that an item shows, and a file that takes its place. */
export function ReplaceUploadField() {
  const form = Form.useFormInstance<ItemFields>();
  const { isUploading, take } = useChosenPicture((value) =>
    form.setFields([{ name: 'picture', value, touched: true, errors: [] }]),
  );
  return (
    <Form.Item
      name="picture"
      label="Image"
      extra={`${PICTURE_FILE_HINT}. A new file takes the place of the present picture, whose files are removed: ${LOST_ELSEWHERE}.`}
      rules={[uploaded(isUploading), given]}
      validateFirst
      required
    >
      <UploadControl isUploading={isUploading} onFile={(file) => void take(file)} />
    </Form.Item>
  );
}

interface UploadControlProps {
  isUploading: boolean;
  onFile: (file: File | undefined) => void;
  /** Set by the form item, as are the others. */
  id?: string;
  'aria-describedby'?: string;
  value?: UploadedPicture;
}

function UploadControl({ isUploading, onFile, value, id, 'aria-describedby': describedBy }: UploadControlProps) {
  return (
    <div className="grid gap-2">
      {value && (
        <div className="w-40 overflow-hidden rounded-field">
          <Thumbnail src={thumbnailUrl(value)} alt="" color={value.color} />
        </div>
      )}
      <PictureFilesInput
        id={id}
        aria-describedby={describedBy}
        disabled={isUploading}
        onFiles={([file]) => onFile(file)}
      />
      <UploadStatus isUploading={isUploading} />
    </div>
  );
}
