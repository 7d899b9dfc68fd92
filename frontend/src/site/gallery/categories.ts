import { GALLERY_CATEGORIES, type GalleryCategory } from '@farmhouse/contracts/catalogue/gallery';

/** Displayed names of the categories. */
export const CATEGORY_NAMES: Record<GalleryCategory, string> = {
  exterior: 'Exterior',
  interior: 'Interior',
  rooms: 'Rooms',
  amenities: 'Amenities',
  activities: 'Activities',
  food: 'Food',
  events: 'Events',
  nature: 'Nature',
};

export const isCategory = (text: string): text is GalleryCategory =>
  (GALLERY_CATEGORIES as readonly string[]).includes(text);
