import type { GalleryService } from '../gallery/gallery.service.ts';
import { readDemoPicture, type DemoPicture } from './pictures.ts';

/** Uploads the pictures to the gallery in order. Returns how many. */
export async function addDemoPictures(gallery: GalleryService, pictures: readonly DemoPicture[]): Promise<number> {
  for (const [order, picture] of pictures.entries()) {
    const { alt, category } = picture;
    await gallery.upload(await readDemoPicture(picture), { alt, category, order });
  }
  return pictures.length;
}
