import type { PrivatePicture } from '@farmhouse/contracts/catalogue/private-picture';
import { api } from '../../../../shared/api/api.ts';
import { formOf } from '../../../ui/pictures/pictures.api.ts';

export const { useUploadPrivatePictureMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPrivatePicture: build.mutation<PrivatePicture, File>({
      query: (file) => ({ url: 'admin/private-pictures', method: 'POST', body: formOf(file) }),
    }),
  }),
});
