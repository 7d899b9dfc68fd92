import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { GalleryChanged } from '@farmhouse/contracts/events/payloads';
import { toPictureView } from '../picture/picture.view.ts';
import type { GalleryItemEntity } from './gallery-item.entity.ts';

const ELSEWHERE = { filename: '', status: 'ready', width: null, height: null, color: null, thumbHash: null } as const;

/** The item must have been read with its picture. */
export function toGalleryView(item: GalleryItemEntity): GalleryItemView {
  const { id, alt, category, source, order, active, uploadedAt, picture, url } = item;
  const shown = picture ? toPictureView(picture) : { ...ELSEWHERE, url: url ?? '', variants: [] };
  return { ...shown, id, alt, category, source, order, active, uploadedAt: uploadedAt.toISOString() };
}

/** True if visitors see it. */
export const isShown = ({ active, picture }: GalleryItemEntity): boolean =>
  active && (picture === null || picture.status === 'ready');

/** The fields of a gallery picture that other services copy. */
export function galleryChanged(item: GalleryItemEntity, version: number, deleted = false): GalleryChanged {
  const { id, category, alt } = item;
  const updatedAt = (deleted ? new Date() : item.updatedAt).toISOString();
  return { id, category, alt, src: toGalleryView(item).url, active: isShown(item), updatedAt, version, deleted };
}
