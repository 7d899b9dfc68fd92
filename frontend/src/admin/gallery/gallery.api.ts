import type {
  AddGalleryUrl,
  ChangeGalleryItem,
  GalleryItemView,
  OrderGallery,
} from '@farmhouse/contracts/catalogue/gallery';
import { api } from '../../shared/api/api.ts';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

/** Rule: figures of the dashboard. */
const REFETCH_MS = 5000;

export const gallery = ownerCrud<GalleryItemView, ChangeGalleryItem>('admin/gallery', 'GalleryItem', 'PATCH', {
  pollingInterval: REFETCH_MS,
  refetchOnFocus: true,
});

export const { useAddGalleryUrlMutation, useOrderGalleryMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    addGalleryUrl: build.mutation<GalleryItemView, AddGalleryUrl>({
      query: (body) => ({ url: 'admin/gallery/url', method: 'POST', body: { ...body, source: 'url' } }),
      invalidatesTags: ['GalleryItem', 'GalleryItemList'],
    }),
    /** Returns the whole list. */
    orderGallery: build.mutation<GalleryItemView[], OrderGallery>({
      query: (body) => ({ url: 'admin/gallery/order', method: 'PUT', body }),
      invalidatesTags: ['GalleryItem', 'GalleryItemList'],
    }),
  }),
});
