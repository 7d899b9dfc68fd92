import type { ChangeGalleryItem, GalleryItemView, GallerySource } from '@farmhouse/contracts/catalogue/gallery';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { AddPicture } from './add-picture.tsx';
import { ActiveField, AltField, CategoryField, UrlField } from './gallery-fields.tsx';

/** The request body built from the form's values; the URL of an upload cannot be changed. */
const bodyFor =
  (source: GallerySource) =>
  ({ alt, category, url, active }: ChangeGalleryItem): ChangeGalleryItem =>
    source === 'url' ? { alt, category, url, active } : { alt, category, active };

/** Adds pictures to the gallery, or edits one. */
export default function GalleryForm(editor: CrudEditor<GalleryItemView, ChangeGalleryItem>) {
  const { record, texts, onClose } = editor;
  if (!record) return <AddPicture texts={texts} onClose={onClose} />;
  return (
    <CrudForm {...editor} sendsOnlyChanges initialValues={record} bodyOf={bodyFor(record.source)}>
      <AltField />
      <CategoryField />
      {record.source === 'url' && <UrlField />}
      <ActiveField />
    </CrudForm>
  );
}
