import type { SaveHomepageImage } from '@farmhouse/contracts/content/homepage-image';

/** The request body built from the form's fields; an empty order becomes 0. */
export function bodyOf(fields: SaveHomepageImage): SaveHomepageImage {
  const { section, title, imageUrl, description, altText, order, active } = fields;
  return {
    section,
    title,
    imageUrl: imageUrl.trim(),
    description: description?.trim() || null,
    altText: altText?.trim() || null,
    order: order ?? 0,
    active,
  };
}
