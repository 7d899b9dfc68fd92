import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model of a gallery picture. */
@Entity('gallery_pictures')
export class GalleryPictureEntity {
  @PrimaryColumn('integer') id: number;
  @Column('text') category: string;
  @Column('text') src: string;
  @Column('text') alt: string;
  @Column('boolean') active: boolean;
  @Column('timestamptz', { default: () => 'now()' }) changedAt: Date;
  @Column('bigint') version: string;
  @Column('boolean') deleted: boolean;
}
