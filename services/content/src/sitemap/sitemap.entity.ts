import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one stored sitemap. Without `xml` there is none, and it is made anew for who asks. */
@Entity('sitemap')
@Check('sitemap_single', 'id = 1')
export class SitemapEntity {
  @PrimaryColumn('integer', { default: 1, primaryKeyConstraintName: 'sitemap_pk' }) id: number;
  /** Grows with every change that the sitemap shows, so that no copy of an older state is stored. */
  @Column('bigint', { default: 0 }) revision: string;
  @Column('text', { nullable: true }) xml: string | null;
}
