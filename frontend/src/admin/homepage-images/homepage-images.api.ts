import type { HomepageImageView, SaveHomepageImage } from '@farmhouse/contracts/content/homepage-image';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

export const homepageImages = ownerCrud<HomepageImageView, SaveHomepageImage>(
  'homepage-images',
  'HomepageImage',
  'PUT',
);
