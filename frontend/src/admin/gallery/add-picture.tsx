import { Form } from 'antd';
import type { GallerySource } from '@farmhouse/contracts/catalogue/gallery';
import { toast } from '../../shared/toast/toast-store.ts';
import type { CrudTexts } from '../ui/crud/crud-texts.ts';
import { FormDrawer } from '../ui/forms/containers/form-drawer.tsx';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { useUnsavedFormGuard } from '../ui/forms/containers/use-unsaved-guard.tsx';
import { useAddGalleryUrlMutation, useOrderGalleryMutation } from './gallery.api.ts';
import { AltField, CategoryField, ShownField, SourceField, UrlField } from './gallery-fields.tsx';
import { addedByUrl, uploadsOf, type NewPictureFields } from './upload/new-picture.ts';
import { UploadFields } from './upload/upload-fields.tsx';
import { uploads } from './upload/uploads.ts';

const NEW_PICTURE: Partial<NewPictureFields> = { source: 'upload', active: true };

/**
 * Adds pictures from files, which are uploaded in the background, or one by its URL. New ones come before
 * all others.
 */
export function AddPicture({ texts, onClose }: { texts: CrudTexts; onClose: () => void }) {
  const [form] = Form.useForm<NewPictureFields>();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  const [addUrl, { isLoading }] = useAddGalleryUrlMutation();
  const [order] = useOrderGalleryMutation();
  const putFirst = (ids: number[]): void =>
    void reportOutcome(order({ ids }).unwrap(), { failed: 'Failed to update image', again: () => putFirst(ids) });

  /** A missing picture also shows a toast. */
  const showMissingPicture = () => {
    const [description] = [...form.getFieldError('files'), ...form.getFieldError('url')];
    if (description) toast({ title: 'Error', description, tone: 'destructive' });
  };
  const submit = async (fields: NewPictureFields) => {
    if (fields.source === 'upload') {
      uploads.add(uploadsOf(fields), putFirst);
      return onClose();
    }
    const added = await reportOutcome(addUrl(addedByUrl(fields)).unwrap(), {
      done: { title: 'Success', description: 'Image added successfully' },
      failed: 'Failed to add image',
      form,
    });
    if (!added) return;
    putFirst([added.result.id]);
    onClose();
  };

  return (
    <FormDrawer<NewPictureFields>
      title={texts.add}
      submitText={texts.add}
      form={form}
      initialValues={NEW_PICTURE}
      isSaving={isLoading}
      onSubmit={submit}
      onFieldError={showMissingPicture}
      onClose={requestClose}
    >
      <SourceField />
      <SourceFields />
      <ShownField />
      {discardDialog}
    </FormDrawer>
  );
}

function SourceFields() {
  const source = Form.useWatch<GallerySource | undefined>('source');
  if (source !== 'url') return <UploadFields />;
  return (
    <>
      <UrlField />
      <AltField />
      <CategoryField />
    </>
  );
}
