import type { EntityManager } from 'typeorm';
import { PictureEntity } from './picture.entity.ts';
import { RemovedPictureEntity } from './removed-picture.entity.ts';

/** Deletes a picture's row and records its files for deletion, in the caller's transaction. */
export async function removePicture(tx: EntityManager, { id, key, widths }: PictureEntity): Promise<void> {
  await tx.delete(PictureEntity, id);
  await tx.insert(RemovedPictureEntity, { key, widths });
}
