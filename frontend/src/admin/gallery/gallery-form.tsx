import { Form } from 'antd';
import type { ChangeGalleryItem, GalleryItemView, GallerySource } from '@farmhouse/contracts/catalogue/gallery';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { AddPicture } from './add-picture.tsx';
import { AltField, CategoryField, ShownField, SourceField, UrlField } from './gallery-fields.tsx';
import { ReplaceUploadField } from './upload/replace-upload-field.tsx';
import { itemChange, itemFields, type ItemFields } from './item-values.ts';

/** Adds pictures to the gallery, or edits one. */
export default function GalleryForm(editor: CrudEditor<GalleryItemView, ChangeGalleryItem>) {
  const { record, texts, onClose } = editor;
  if (!record) return <AddPicture texts={texts} onClose={onClose} />;
  return (
    <CrudForm<GalleryItemView, ChangeGalleryItem, ItemFields>
      {...editor}
      sendsOnlyChanges
      initialValues={itemFields(record)}
      bodyOf={itemChange}
    >
      <PictureFields storedSource={record.source} />
      <AltField />
      <CategoryField />
      <ShownField />
    </CrudForm>
  );
}

function PictureFields({ storedSource }: { storedSource: GallerySource }) {
  const source = Form.useWatch<GallerySource | undefined>('source') ?? storedSource;
  const removesUpload = source === 'url' && storedSource === 'upload';
  return (
    <>
      <SourceField extra={removesUpload ? 'The uploaded picture is removed when you save.' : undefined} />
      {source === 'url' ? <UrlField /> : <ReplaceUploadField />}
    </>
  );
}
