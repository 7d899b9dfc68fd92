import type { GalleryItemView, PictureView } from '@farmhouse/contracts/catalogue/gallery';
import { api } from '../../../shared/api/api.ts';

/** Name of the multipart field that holds the file. */
const FILE_FIELD = 'image';

export function formOf(file: File): FormData {
  const form = new FormData();
  form.append(FILE_FIELD, file);
  return form;
}

export const { useUploadPictureMutation, useLazyUploadedPictureQuery, useShownGalleryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<PictureView, File>({
      query: (file) => ({ url: 'admin/pictures', method: 'POST', body: formOf(file) }),
    }),
    /** The pictures of the gallery that visitors see, in the owner's order; every admin may read it. */
    shownGallery: build.query<GalleryItemView[], void>({ query: () => 'gallery', providesTags: ['GalleryItem'] }),
    uploadedPicture: build.query<PictureView, number>({ query: (id) => ['admin/pictures', id] }),
  }),
});
