import type { HomepageImageView, HomepageSection } from '@farmhouse/contracts/content/homepage-image';
import { api } from '../../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../../shared/api/cache.ts';
import { pictureAt, type PictureFiles } from '../../../shared/pictures/picture-files.ts';

const homepageImagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomepageImages: build.query<HomepageImageView[], void>({ query: () => ['homepage-images'] }),
  }),
});

export const { getHomepageImages } = homepageImagesApi.endpoints;

const NONE: HomepageImageView[] = [];

/** The homepage images: the pictures that the owner has chosen for sections of the home page. */
export function useHomepageImages(): HomepageImageView[] {
  const options = { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS };
  return homepageImagesApi.useGetHomepageImagesQuery(undefined, options).data ?? NONE;
}

/** The homepage images of one section, in the owner's order. */
export function sectionPictures(images: readonly HomepageImageView[], section: HomepageSection): PictureFiles[] {
  return images
    .filter((image) => image.section === section)
    .map(({ imageUrl, altText, title }) => pictureAt(imageUrl, altText ?? title));
}
