import { GALLERY_CATEGORIES, type GalleryCategory, type GallerySource } from '@farmhouse/contracts/catalogue/gallery';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  type Relation,
} from 'typeorm';
import { PictureEntity } from '../picture/picture.entity.ts';

/** A picture in the gallery: an upload, or an external URL. */
@Entity('gallery_items')
@Check('gallery_items_category', `category IN ${sqlList(GALLERY_CATEGORIES)}`)
@Check(
  'gallery_items_source',
  `(source = 'upload') = (picture_id IS NOT NULL) AND (source = 'url') = (url IS NOT NULL)`,
)
@Index('gallery_items_order', ['order', 'id'])
export class GalleryItemEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'gallery_items_pk' }) id: number;
  @Column('text') alt: string;
  @Column('text') category: GalleryCategory;
  @Column('text', { default: 'upload' }) source: GallerySource;
  /** URL of an external picture. */
  @Column('text', { nullable: true }) url: string | null;
  @Column('integer', { nullable: true }) pictureId: number | null;
  @OneToOne(() => PictureEntity)
  @JoinColumn({ foreignKeyConstraintName: 'gallery_items_picture' })
  picture: Relation<PictureEntity> | null;
  /** Sort order, ascending. */
  @Column('integer', { default: 0 }) order: number;
  @Column('boolean', { default: true }) active: boolean;
  @Column('timestamptz', { default: () => 'now()' }) uploadedAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
