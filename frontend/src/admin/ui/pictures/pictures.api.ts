import type { PictureView } from '@farmhouse/contracts/catalogue/gallery';
import { api } from '../../../shared/api/api.ts';

/** Name of the multipart field that holds the file. */
const FILE_FIELD = 'image';

export function formOf(file: File): FormData {
  const form = new FormData();
  form.append(FILE_FIELD, file);
  return form;
}

export const { useUploadPictureMutation, useLazyUploadedPictureQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<PictureView, File>({
      query: (file) => ({ url: 'admin/pictures', method: 'POST', body: formOf(file) }),
    }),
    uploadedPicture: build.query<PictureView, number>({ query: (id) => ['admin/pictures', id] }),
  }),
});
