import { Form, type FormRule } from 'antd';
import type { GalleryCategory } from '@farmhouse/contracts/catalogue/gallery';
import { FileRow } from '../../ui/pictures/file-row.tsx';
import { PICTURE_FILE_HINT } from '../../ui/pictures/picture-file.ts';
import { FilePicker } from './file-picker.tsx';
import { AltField, CategoryField, CategoryForAllField, UPLOAD_MISSING } from '../gallery-fields.tsx';
import { proposals, type ChosenFile, type NewPictureFields } from './new-picture.ts';

const atLeastOne: FormRule = {
  validator: (_rule, files: readonly ChosenFile[] = []) =>
    files.length > 0 ? Promise.resolve() : Promise.reject(new Error(UPLOAD_MISSING)),
};

/** Files to upload, each with its own alt text and category. */
export function UploadFields() {
  const form = Form.useFormInstance<NewPictureFields>();
  const files = Form.useWatch<ChosenFile[] | undefined>('files') ?? [];
  const fields = (): NewPictureFields => form.getFieldsValue(true) as NewPictureFields;

  const propose = (chosen: ChosenFile[]) => form.setFieldsValue(proposals(fields(), chosen));
  const remove = (index: number) => {
    const { alts = [], categories = [] } = fields();
    const without = { alts: alts.toSpliced(index, 1), categories: categories.toSpliced(index, 1) };
    form.setFieldsValue({ files: files.toSpliced(index, 1), ...without });
  };
  const giveAll = (category: GalleryCategory) =>
    form.setFields(files.map((_file, index) => ({ name: ['categories', index], value: category, errors: [] })));

  return (
    <>
      <Form.Item name="files" label="Images" extra={PICTURE_FILE_HINT} rules={[atLeastOne]} required>
        <FilePicker onChange={propose} />
      </Form.Item>
      {files.length > 1 && <CategoryForAllField onChoose={giveAll} />}
      {files.length === 0 && <PictureFields index={0} />}
      {files.map(({ key, file }, index) => (
        <div key={key}>
          <FileRow file={file} onRemove={() => remove(index)} />
          <PictureFields index={index} of={files.length > 1 ? file.name : undefined} />
        </div>
      ))}
    </>
  );
}

/** The text and the category of one file, `of` being its name where there are several. */
function PictureFields({ index, of }: { index: number; of?: string }) {
  const named = (label: string) => (of ? `${label} of ${of}` : label);
  return (
    <>
      <AltField name={['alts', index]} label={named('Alt text')} />
      <CategoryField name={['categories', index]} label={named('Category')} />
    </>
  );
}
