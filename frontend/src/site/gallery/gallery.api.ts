import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { api } from '../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../shared/api/cache.ts';
import { galleryPicture, type GalleryPicture } from '../../shared/pictures/picture-files.ts';

/** The number of pictures in the home page's longest list. Rule: figures of the site. */
export const GALLERY_PREVIEW = 6;

/** The pictures of the gallery that the home page shows. */
export interface GalleryPreview {
  /** The first picture of the exterior category, else the first one. */
  hero: GalleryPicture | null;
  /** The first pictures in the owner's order. */
  first: GalleryPicture[];
  /** True if the gallery has pictures, but none of the rooms: its page of the rooms then does not exist. */
  isWithoutRooms: boolean;
}

/** Selects the pictures of the home page, so that its HTML does not contain the whole gallery. */
export function previewOf(items: readonly GalleryItemView[]): GalleryPreview {
  const hero = items.find(({ category }) => category === 'exterior') ?? items[0];
  return {
    hero: hero ? galleryPicture(hero) : null,
    first: items.slice(0, GALLERY_PREVIEW).map(galleryPicture),
    isWithoutRooms: items.length > 0 && items.every(({ category }) => category !== 'rooms'),
  };
}

const galleryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGallery: build.query<GalleryPicture[], void>({
      query: () => ['gallery'],
      transformResponse: (items: GalleryItemView[]) => items.map(galleryPicture),
    }),
    getGalleryPreview: build.query<GalleryPreview, void>({
      query: () => ['gallery'],
      transformResponse: previewOf,
    }),
  }),
});

export const { getGallery, getGalleryPreview } = galleryApi.endpoints;

/** The gallery in the owner's order; undefined until it is loaded. */
export function useGallery(): GalleryPicture[] | undefined {
  return galleryApi.useGetGalleryQuery(undefined, { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS }).data;
}

export function useGalleryPreview(): GalleryPreview | undefined {
  return galleryApi.useGetGalleryPreviewQuery(undefined, { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS }).data;
}
