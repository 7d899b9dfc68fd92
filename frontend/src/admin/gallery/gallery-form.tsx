import type { ChangeGalleryItem, GalleryItemView, GallerySource } from '@farmhouse/contracts/catalogue/gallery';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { AddPicture } from './add-picture.tsx';
import { ActiveField, AltField, CategoryField, UrlField } from './gallery-fields.tsx';

/** The fields as they are sent; an upload has no address to change. */
const bodyFor =
  (source: GallerySource) =>
  ({ alt, category, url, active }: ChangeGalleryItem): ChangeGalleryItem =>
    source === 'url' ? { alt, category, url, active } : { alt, category, active };

/** Adds pictures to the gallery, or changes one. */
export default function GalleryForm(editor: CrudEditor<GalleryItemView, ChangeGalleryItem>) {
  const { record, texts, onClose } = editor;
  if (!record) return <AddPicture texts={texts} onClose={onClose} />;
  return (
    <CrudForm {...editor} initialValues={record} bodyOf={bodyFor(record.source)}>
      <AltField />
      <CategoryField />
      {record.source === 'url' && <UrlField />}
      <ActiveField />
    </CrudForm>
  );
}
