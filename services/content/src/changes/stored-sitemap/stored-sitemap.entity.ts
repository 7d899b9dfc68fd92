import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The single stored sitemap. Without `xml` nothing is stored, and each request generates it. */
@Entity('sitemap')
@Check('sitemap_single', 'id = 1')
export class SitemapEntity {
  @PrimaryColumn('integer', { default: 1, primaryKeyConstraintName: 'sitemap_pk' }) id: number;
  /** Incremented with every change that the sitemap shows, so that no outdated copy is stored. */
  @Column('bigint', { default: 0 }) revision: string;
  @Column('text', { nullable: true }) xml: string | null;
  /** How many URLs the stored sitemap has, and when it was made; null like `xml`. */
  @Column('integer', { nullable: true }) urls: number | null;
  @Column('timestamptz', { nullable: true }) generatedAt: Date | null;
}
