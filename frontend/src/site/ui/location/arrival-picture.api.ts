import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { api } from '../../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../../shared/api/cache.ts';
import {
  demoPictureNamed,
  galleryPicture,
  type GalleryPicture,
  type PictureFiles,
} from '../../../shared/pictures/picture-files.ts';
import { sectionPictures, useHomepageImages } from '../content/homepage-images.api.ts';

/** The last picture of the exterior, since the home page begins with the first; the first of all without one. */
function arrivalOf(items: readonly GalleryItemView[]): GalleryPicture | null {
  const arrival = items.findLast(({ category }) => category === 'exterior') ?? items[0];
  return arrival ? galleryPicture(arrival) : null;
}

const arrivalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGalleryArrival: build.query<GalleryPicture | null, void>({
      query: () => ['gallery'],
      transformResponse: arrivalOf,
    }),
  }),
});

export const { getGalleryArrival } = arrivalApi.endpoints;

/**
 * The picture beside the way to the house: the homepage image of the contact section, else one of the gallery; the
 * bundled gate while the gallery is empty. Undefined while it is loading. Rule: pictures of the home page.
 */
export function useArrivalPicture(): PictureFiles | undefined {
  const options = { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS };
  const { data, isFetching, isUninitialized } = arrivalApi.useGetGalleryArrivalQuery(undefined, options);
  const [chosen] = sectionPictures(useHomepageImages(), 'contact');
  const isLoading = data === undefined && (isFetching || isUninitialized);
  return chosen ?? data ?? (isLoading ? undefined : demoPictureNamed('11-gate'));
}
