import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A former slug of a post; it redirects to the post's current one. */
@Entity('moved_slugs')
@Index('moved_slugs_post', ['postId'])
export class MovedSlugEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'moved_slugs_pk' }) slug: string;
  @Column('integer') postId: number;
}
