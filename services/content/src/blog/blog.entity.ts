import { BLOG_STATUSES, MAX_READ_TIME, SLUG_MAX_LENGTH, type BlogStatus } from '@farmhouse/contracts/content/blog';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export const BLOG_SLUG_UNIQUE = 'blog_posts_slug_unique';

/** A blog post; its text is sanitised before it is stored. */
@Entity('blog_posts')
@Unique(BLOG_SLUG_UNIQUE, ['slug'])
@Index('blog_posts_published', ['publishedAt'], { where: `status = 'published'` })
@Index('blog_posts_shown', ['featured', 'publishedAt', 'id'], { where: `status = 'published'` })
@Check('blog_posts_slug_shape', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= ${SLUG_MAX_LENGTH}`)
@Check('blog_posts_status_known', `status IN ${sqlList(BLOG_STATUSES)}`)
@Check('blog_posts_published_once', `status <> 'published' OR published_at IS NOT NULL`)
@Check('blog_posts_read_time_range', `read_time BETWEEN 1 AND ${MAX_READ_TIME}`)
export class BlogPostEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'blog_posts_pk' }) id: number;
  @Column('text') title: string;
  @Column('text') slug: string;
  /** The RSS guid of a post that was published before guids were ids; null: the guid is the id. */
  @Column('text', { nullable: true }) guidSlug: string | null;
  @Column('text', { nullable: true }) excerpt: string | null;
  @Column('text') content: string;
  @Column('text', { nullable: true }) featuredImage: string | null;
  @Column('text') author: string;
  @Column('text', { default: 'draft' }) status: BlogStatus;
  @Column('text', { array: true, default: [] }) tags: string[];
  @Column('text', { nullable: true }) metaTitle: string | null;
  @Column('text', { nullable: true }) metaDescription: string | null;
  /** Reading time in minutes. */
  @Column('integer', { default: 5 }) readTime: number;
  @Column('integer', { default: 0 }) viewCount: number;
  @Column('boolean', { default: false }) featured: boolean;
  /** Incremented with every edit, but not by views. */
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { nullable: true }) publishedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
