import { useSyncExternalStore } from 'react';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { sendForm } from './send-form.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { createUploadQueue, type NewPicture, type SendPicture } from './upload-queue.ts';

/** The multipart fields in the order that the API requires, the file last. */
function formOf({ file, alt, category, order, active }: NewPicture): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ alt, category, order, active })) form.append(name, String(value));
  form.append('image', file);
  return form;
}

const send: SendPicture = (picture, onProgress, signal) =>
  sendForm<GalleryItemView>('admin/gallery', formOf(picture), { key: picture.key, onProgress, signal });

/** The uploads of this tab; they continue while the owner visits other sections. */
export const uploads = createUploadQueue(send, {
  onFailed: (description) => toast({ title: 'Error', description, tone: 'destructive' }),
  onFinished: (stored) =>
    toast({
      title: 'Success',
      description: stored === 1 ? 'Image uploaded successfully' : `${stored} images uploaded successfully`,
      tone: 'success',
    }),
});

// warns before leaving the page, which would abort the uploads
window.addEventListener('beforeunload', (event) => {
  if (uploads.isBusy()) event.preventDefault();
});

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.list);

/** Number of pictures uploaded in this tab; changes when the gallery has a new one. */
export const useStoredUploads = () => useSyncExternalStore(uploads.subscribe, uploads.stored);
