import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A deleted picture whose files are still to be deleted. */
@Entity('removed_pictures')
export class RemovedPictureEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'removed_pictures_pk' }) key: string;
  /** Widths of its variants in pixels, which name its files. */
  @Column('integer', { array: true }) widths: number[];
  @Column('timestamptz', { default: () => 'now()' }) removedAt: Date;
}
