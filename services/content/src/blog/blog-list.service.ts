import { BLOG_STATUSES, type BlogListQuery, type BlogSort, type BlogSummary } from '@farmhouse/contracts/content/blog';
import { countByStatus } from '@farmhouse/platform/lists/count-by-status';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { whereContains } from '@farmhouse/platform/lists/searching';
import { UNPAGED_LIMIT, type Page, type PageQuery, type SearchQuery } from '@farmhouse/platform/lists/paging';
import { readPage } from '@farmhouse/platform/lists/read-page';
import { sortRows } from '@farmhouse/platform/lists/sorting';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { BlogPostEntity } from './blog.entity.ts';

/** Number of related posts. */
const RELATED = 3;

/** Lists of posts. */
@Injectable()
export class BlogListService {
  constructor(private readonly dataSource: DataSource) {}

  /** Published posts, by default most recently published first, without their texts. */
  published(filter: Omit<BlogListQuery, 'status'> & PageQuery): Promise<Page<BlogPostEntity>> {
    const query = this.matching(filter).select(this.withoutText()).andWhere(`post.status = 'published'`);
    return readPage(sortPosts(query, filter.sort ?? '-publishedAt'), filter);
  }

  /** Posts of every status with their texts, by default newest first. */
  all(filter: BlogListQuery & PageQuery): Promise<Page<BlogPostEntity>> {
    return readPage(this.ofEveryStatus(filter), filter);
  }

  allWithoutTexts(filter: BlogListQuery & PageQuery): Promise<Page<BlogPostEntity>> {
    return readPage(this.ofEveryStatus(filter).select(this.withoutText()), filter);
  }

  /**
   * A few other published posts without their texts: those that share most tags with the published post of this slug
   * first, then most recently published first. Throws NotFound.
   */
  async related(slug: string): Promise<BlogPostEntity[]> {
    const post = await this.dataSource.manager.findOne(BlogPostEntity, {
      select: { id: true, tags: true },
      where: { slug, status: 'published' },
    });
    if (!post) throw new NotFound('Post');
    return this.dataSource.manager
      .createQueryBuilder(BlogPostEntity, 'post')
      .select(this.withoutText())
      .addSelect('(SELECT count(*) FROM unnest(post.tags) AS tag WHERE tag = ANY(:tags))', 'shared')
      .where(`post.status = 'published' AND post.id <> :id`, post)
      .orderBy('shared', 'DESC')
      .addOrderBy('post.publishedAt', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .limit(RELATED)
      .getMany();
  }

  /** The tags of published posts, the most used first; of equally used ones, that of the newest post. */
  async tags(): Promise<string[]> {
    const rows = await this.dataSource.query<{ tag: string }[]>(
      `SELECT entry.tag
       FROM (
         SELECT tags, row_number() OVER (ORDER BY published_at DESC, id DESC) AS age
         FROM blog_posts WHERE status = 'published'
       ) AS post
       CROSS JOIN unnest(post.tags) WITH ORDINALITY AS entry (tag, place)
       GROUP BY entry.tag
       ORDER BY count(*) DESC, min(ARRAY[post.age, entry.place])
       LIMIT $1`,
      [UNPAGED_LIMIT],
    );
    return rows.map(({ tag }) => tag);
  }

  async summary(filter: SearchQuery): Promise<BlogSummary> {
    return { byStatus: await countByStatus(this.matching(filter), BLOG_STATUSES) };
  }

  private ofEveryStatus(filter: BlogListQuery) {
    const query = sortPosts(this.matching(filter), filter.sort ?? '-id');
    return filter.status ? query.andWhere('post.status = :status', { status: filter.status }) : query;
  }

  /** The columns of a post but its text. */
  private withoutText(): string[] {
    return this.dataSource
      .getMetadata(BlogPostEntity)
      .columns.filter(({ propertyName }) => propertyName !== 'content')
      .map(({ propertyName }) => `post.${propertyName}`);
  }

  private matching({ q, tag, ids }: BlogListQuery) {
    const query = this.dataSource.manager.createQueryBuilder(BlogPostEntity, 'post').where('true');
    if (tag) query.andWhere(':tag = ANY(post.tags)', { tag });
    if (ids) query.andWhere('post.id = ANY(:ids)', { ids });
    return whereContains(query, ['post.title', 'post.slug', 'post.excerpt'], q);
  }
}

function sortPosts(query: SelectQueryBuilder<BlogPostEntity>, sort: BlogSort | '-id') {
  return sortRows(query, sort, sort.endsWith('featured') ? ['publishedAt'] : []);
}
