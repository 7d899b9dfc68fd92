import { uploadKeyOf } from '@farmhouse/contracts/catalogue/gallery';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { PictureEntity } from '../picture/picture.entity.ts';
import { fallbackName } from '../picture/picture.rules.ts';
import { UPLOAD_STORE, type UploadStore } from '../picture/upload-store/upload-store.ts';
import { fallbackPicture } from './fallback-picture.ts';
import { HeroEntity } from './hero.entity.ts';

const FALLBACK = 'fallback';

/** The gallery's uploaded pictures that visitors see, those of the exterior first, in the owner's order. */
const OF_GALLERY = `
  SELECT picture.key, picture.width
  FROM gallery_items item JOIN pictures picture ON picture.id = item.picture_id
  WHERE item.active AND picture.status = 'ready'
  ORDER BY item.category <> 'exterior', item."order", item.id
  LIMIT 1`;

/** The picture that represents the house: the home page's, if it was uploaded. Rule: share pictures. */
@Injectable()
export class HousePicture {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
  ) {}

  /** The name of its file, which `read` takes; it changes with the picture. */
  async name(): Promise<string> {
    const picture = (await this.ofHero()) ?? (await this.ofGallery());
    return picture ? fallbackName(picture) : FALLBACK;
  }

  /** Throws UploadMissing. */
  read(name: string): Promise<Buffer> {
    return name === FALLBACK ? fallbackPicture() : this.store.read('public', name);
  }

  private async ofHero(): Promise<PictureEntity | undefined> {
    const { manager } = this.dataSource;
    const hero = await manager.findOneBy(HeroEntity, { id: 1 });
    const keys = (hero?.addresses ?? []).flatMap((address) => uploadKeyOf(address) ?? []);
    if (keys.length === 0) return undefined;
    const found = await manager.findBy(PictureEntity, { key: In(keys), status: 'ready' });
    return found.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))[0];
  }

  private async ofGallery(): Promise<{ key: string; width: number } | undefined> {
    const [first] = await this.dataSource.query<{ key: string; width: number }[]>(OF_GALLERY);
    return first;
  }
}
