import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A picture that only admins see, such as what a deposit was kept for. */
@Entity('private_pictures')
@Index('private_pictures_unused', ['createdAt'], { where: 'used_at IS NULL' })
export class PrivatePictureEntity {
  /** Random; its id, and the prefix of the names of its files. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'private_pictures_pk' }) key: string;
  /** Size of the largest variant, in pixels. */
  @Column('integer') width: number;
  @Column('integer') height: number;
  /** Widths of its variants in pixels, ascending. */
  @Column('integer', { array: true }) widths: number[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  /** When something first referred to it; without that it is removed after 30 days. */
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
