import {
  GALLERY_MAX_ITEMS,
  uploadKeyOf,
  type AddGalleryUrl,
  type ChangeGalleryItem,
} from '@farmhouse/contracts/catalogue/gallery';
import { afterCommit } from '@farmhouse/platform/database/one-transaction';
import { applyFields } from '@farmhouse/platform/database/rows';
import { InvalidInput, NotFound } from '@farmhouse/platform/errors/domain-error';
import { nextVersion, nextVersions } from '@farmhouse/platform/events/change-version';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { republishAll } from '@farmhouse/platform/events/republish';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { PictureFilesSweep } from '../picture/picture-files.sweep.ts';
import { PictureEntity } from '../picture/picture.entity.ts';
import { PictureUses } from '../picture/picture-uses.ts';
import { removePicture } from '../picture/picture.repository.ts';
import { PicturesService } from '../picture/pictures.service.ts';
import { GalleryItemEntity } from './gallery-item.entity.ts';
import { galleryChanged, isShown } from './gallery.view.ts';

type NewItem = Pick<GalleryItemEntity, 'alt' | 'category' | 'source' | 'url' | 'pictureId'> & {
  order?: number;
  active?: boolean;
};

const UPLOAD_MISSING = [{ path: 'image', message: 'Please select an image to upload' }];
const TWO_PICTURES = [{ path: 'url', message: 'An image is an upload or has an address, not both' }];
const NOT_USABLE = [{ path: 'pictureId', message: 'This picture cannot be used. Please upload it again.' }];

/** True for the address that an item has already: its own one, or that of a file of its upload. */
const isAddressOf = (url: string, item: GalleryItemEntity): boolean =>
  item.picture ? uploadKeyOf(url) === item.picture.key : url === item.url;

function showAddress(item: GalleryItemEntity, url: string): void {
  Object.assign(item, { source: 'url', url, pictureId: null, picture: null, uploadedAt: new Date() });
}

function showUpload(item: GalleryItemEntity, picture: PictureEntity): void {
  Object.assign(item, { source: 'upload', url: null, pictureId: picture.id, picture, uploadedAt: new Date() });
}

/** The pictures of the gallery. Every change publishes `gallery.changed` in its own transaction. */
@Injectable()
export class GalleryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly picturesService: PicturesService,
    private readonly pictureFilesSweep: PictureFilesSweep,
    uses: PictureUses,
  ) {
    uses.register({
      lock: (tx, pictureId) => this.lockItemOf(tx, pictureId),
      pictureChanged: (tx, pictureId) => this.publishPicture(tx, pictureId),
    });
  }

  /** All of them in order. */
  async listAll(): Promise<GalleryItemEntity[]> {
    return this.find(this.dataSource.manager, {});
  }

  /** The items that visitors see, in order. */
  async listShown(): Promise<GalleryItemEntity[]> {
    return (await this.find(this.dataSource.manager, { active: true })).filter(isShown);
  }

  /** Adds an uploaded picture. Throws InvalidInput without a file, UnsupportedPicture and PictureTooLarge. */
  async upload(file: Buffer, fields: Omit<AddGalleryUrl, 'url'>): Promise<GalleryItemEntity> {
    if (file.length === 0) throw new InvalidInput(UPLOAD_MISSING);
    return this.picturesService.receive(file, async (tx, { id }) =>
      this.add(tx, { ...fields, source: 'upload', url: null, pictureId: id }),
    );
  }

  /** Adds an external picture. */
  addUrl(fields: AddGalleryUrl): Promise<GalleryItemEntity> {
    return this.dataSource.transaction((tx) => this.add(tx, { ...fields, source: 'url', pictureId: null }));
  }

  /**
   * Changes the fields that are present; a job deletes the files of a replaced upload. Throws NotFound, and
   * InvalidInput for two pictures at once and for one that cannot be used.
   */
  async change(id: number, { url, pictureId, ...fields }: ChangeGalleryItem): Promise<GalleryItemEntity> {
    if (url !== undefined && pictureId !== undefined) throw new InvalidInput(TWO_PICTURES);
    const changed = await this.dataSource.transaction(async (tx) => {
      await findAndLock(tx, GalleryItemEntity, id, 'Gallery image');
      const item = await this.byId(tx, id);
      const before = item.picture;
      if (url !== undefined && !isAddressOf(url, item)) showAddress(item, url);
      if (pictureId !== undefined && pictureId !== item.pictureId) showUpload(item, await this.unused(tx, pictureId));
      const { alt, category, order, active } = fields;
      await tx.save(applyFields(item, { alt, category, order, active }));
      if (before && before.id !== item.pictureId) await removePicture(tx, before);
      return this.publish(tx, id);
    });
    afterCommit(() => this.pictureFilesSweep.removeFilesSoon());
    return changed;
  }

  /**
   * Puts these pictures first, in the order of the ids; all others follow in their previous order. Throws NotFound,
   * without changing anything, when an id does not exist.
   */
  order(ids: readonly number[]): Promise<GalleryItemEntity[]> {
    return this.dataSource.transaction(async (tx) => {
      const all = await tx.find(GalleryItemEntity, { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
      const listed = new Set(ids);
      const others = all.filter(({ id }) => !listed.has(id)).toSorted((a, b) => a.order - b.order || a.id - b.id);
      if (all.length - others.length < listed.size) throw new NotFound('Gallery image');
      const positions = new Map([...ids, ...others.map(({ id }) => id)].map((id, place) => [id, place]));
      const moved = all.filter(({ id, order }) => order !== positions.get(id));
      await tx.query(
        `UPDATE gallery_items SET "order" = place.position, updated_at = now()
         FROM unnest($1::int[], $2::int[]) AS place(id, position) WHERE gallery_items.id = place.id`,
        [moved.map(({ id }) => id), moved.map(({ id }) => positions.get(id))],
      );
      const items = await this.find(tx, {});
      const movedIds = new Set(moved.map(({ id }) => id));
      await this.publishMoved(
        tx,
        items.filter(({ id }) => movedIds.has(id)),
      );
      return items;
    });
  }

  /** Deletes a picture permanently; a job deletes its files. Throws NotFound. */
  async remove(id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await findAndLock(tx, GalleryItemEntity, id, 'Gallery image');
      const item = await this.byId(tx, id);
      await this.outbox.add(tx, 'gallery.changed', galleryChanged(item, await nextVersion(tx), true));
      await tx.delete(GalleryItemEntity, id);
      if (item.picture) await removePicture(tx, item.picture);
    });
    afterCommit(() => this.pictureFilesSweep.removeFilesSoon());
  }

  /** Publishes the current state of every picture again, to rebuild lost read models. Returns how many. */
  republish(): Promise<number> {
    return republishAll(this.dataSource, GalleryItemEntity, (tx, { id }) => this.publish(tx, id));
  }

  private async add(tx: EntityManager, { order = 0, active = true, ...fields }: NewItem): Promise<GalleryItemEntity> {
    if ((await tx.count(GalleryItemEntity)) >= GALLERY_MAX_ITEMS) {
      throw new InvalidInput([{ path: '', message: `The gallery holds at most ${GALLERY_MAX_ITEMS} pictures` }]);
    }
    const { identifiers } = await tx.insert(GalleryItemEntity, { ...fields, order, active });
    return this.publish(tx, (identifiers[0] as { id: number }).id);
  }

  /** Throws InvalidInput for an unknown picture, and for one that cannot be decoded or that another item shows. */
  private async unused(tx: EntityManager, pictureId: number): Promise<PictureEntity> {
    const picture = await tx.findOne(PictureEntity, {
      where: { id: pictureId, status: Not('failed') },
      lock: { mode: 'pessimistic_write' },
    });
    if (!picture || (await tx.existsBy(GalleryItemEntity, { pictureId }))) throw new InvalidInput(NOT_USABLE);
    return picture;
  }

  private async publishPicture(tx: EntityManager, pictureId: number): Promise<void> {
    const item = await this.lockItemOf(tx, pictureId);
    if (item) await this.publish(tx, item.id);
  }

  private lockItemOf(tx: EntityManager, pictureId: number): Promise<GalleryItemEntity | null> {
    return tx.findOne(GalleryItemEntity, { where: { pictureId }, lock: { mode: 'pessimistic_write' } });
  }

  private async publish(tx: EntityManager, id: number): Promise<GalleryItemEntity> {
    const item = await this.byId(tx, id);
    await this.outbox.add(tx, 'gallery.changed', galleryChanged(item, await nextVersion(tx)));
    return item;
  }

  /**
   * Publishes one of the moved items of each category: no other service copies the order, but the pages of these
   * categories and those that list pictures have changed.
   */
  private async publishMoved(tx: EntityManager, moved: readonly GalleryItemEntity[]): Promise<void> {
    const changed = [...new Map(moved.map((item) => [item.category, item])).values()];
    const versions = await nextVersions(tx, changed.length);
    await this.outbox.addAll(
      tx,
      changed.map((item, index) => ({
        type: 'gallery.changed' as const,
        payload: galleryChanged(item, versions[index] ?? NaN),
      })),
    );
  }

  private async byId(tx: EntityManager, id: number): Promise<GalleryItemEntity> {
    const [item] = await this.find(tx, { id });
    if (!item) throw new NotFound('Gallery image');
    return item;
  }

  private find(manager: EntityManager, where: FindOptionsWhere<GalleryItemEntity>): Promise<GalleryItemEntity[]> {
    const query = manager.createQueryBuilder(GalleryItemEntity, 'item').leftJoinAndSelect('item.picture', 'picture');
    return query.where(where).orderBy('item.order').addOrderBy('item.id').getMany();
  }
}
