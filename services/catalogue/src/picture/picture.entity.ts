import type { PictureStatus } from '@farmhouse/contracts/catalogue/gallery';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An uploaded picture and the properties of its files. */
@Entity('pictures')
@Unique('pictures_key', ['key'])
@Check('pictures_status', `status IN ('ready', 'processing', 'failed')`)
@Index('pictures_processing', ['id'], { where: `status = 'processing'` })
@Index('pictures_without_share', ['id'], { where: `status = 'ready' AND NOT has_share` })
export class PictureEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pictures_pk' }) id: number;
  /** Random prefix of the names of its files. */
  @Column('text') key: string;
  @Column('text', { default: 'processing' }) status: PictureStatus;
  /** Size of the largest variant, in pixels. */
  @Column('integer') width: number;
  @Column('integer') height: number;
  /** Widths of its variants in pixels, ascending. */
  @Column('integer', { array: true }) widths: number[];
  /** `#rrggbb`, once it is encoded. */
  @Column('text', { nullable: true }) color: string | null;
  /** Base64, once it is encoded. */
  @Column('text', { nullable: true }) thumbHash: string | null;
  /** True once its file for link previews is made. */
  @Column('boolean', { default: false }) hasShare: boolean;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
