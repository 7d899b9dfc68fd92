import { Form, type FormRule } from 'antd';
import { FileRow } from '../ui/pictures/file-row.tsx';
import { PICTURE_FILE_HINT } from '../ui/pictures/picture-file.ts';
import { FilePicker } from './file-picker.tsx';
import { AltField } from './gallery-fields.tsx';
import type { ChosenFile, NewPictureFields } from './new-picture.ts';

const FILE_MISSING = 'Please select an image to upload';

const atLeastOne: FormRule = {
  validator: (_rule, files: readonly ChosenFile[] = []) =>
    files.length > 0 ? Promise.resolve() : Promise.reject(new Error(FILE_MISSING)),
};

/** Files to upload, each with its own alt text. */
export function UploadFields() {
  const form = Form.useFormInstance<NewPictureFields>();
  const files = Form.useWatch<ChosenFile[] | undefined>('files') ?? [];
  const remove = (index: number) => {
    const alts = form.getFieldValue('alts') as string[] | undefined;
    form.setFieldValue('files', files.toSpliced(index, 1));
    form.setFieldValue('alts', alts?.toSpliced(index, 1));
  };
  return (
    <>
      <Form.Item name="files" label="Images" extra={PICTURE_FILE_HINT} rules={[atLeastOne]} required>
        <FilePicker />
      </Form.Item>
      {files.length === 0 && <AltField name={['alts', 0]} />}
      {files.map(({ key, file }, index) => (
        <div key={key}>
          <FileRow file={file} onRemove={() => remove(index)} />
          <AltField name={['alts', index]} label={files.length > 1 ? `Alt text of ${file.name}` : 'Alt text'} />
        </div>
      ))}
    </>
  );
}
