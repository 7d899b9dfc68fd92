import type { BlogListQuery } from '@farmhouse/contracts/content/blog';
import { containsPattern, pageBounds, type Page, type PageQuery } from '@farmhouse/platform/http/paging';
import { sortRows } from '@farmhouse/platform/http/sorting';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlogPostEntity } from './blog.entity.ts';

/** Lists of posts. */
@Injectable()
export class BlogListService {
  constructor(private readonly dataSource: DataSource) {}

  /** Published posts, by default most recently published first, without their texts. */
  published(filter: Omit<BlogListQuery, 'status'> & PageQuery): Promise<Page<BlogPostEntity>> {
    const query = this.matching(filter).select(this.withoutText()).andWhere(`post.status = 'published'`);
    return this.page(sortRows(query, filter.sort ?? '-publishedAt'), filter);
  }

  /** Posts of every status with their texts, by default newest first. */
  all(filter: BlogListQuery & PageQuery): Promise<Page<BlogPostEntity>> {
    return this.page(this.ofEveryStatus(filter), filter);
  }

  allWithoutTexts(filter: BlogListQuery & PageQuery): Promise<Page<BlogPostEntity>> {
    return this.page(this.ofEveryStatus(filter).select(this.withoutText()), filter);
  }

  private ofEveryStatus(filter: BlogListQuery) {
    const query = sortRows(this.matching(filter), filter.sort ?? '-id');
    return filter.status ? query.andWhere('post.status = :status', { status: filter.status }) : query;
  }

  /** The columns of a post but its text. */
  private withoutText(): string[] {
    return this.dataSource
      .getMetadata(BlogPostEntity)
      .columns.filter(({ propertyName }) => propertyName !== 'content')
      .map(({ propertyName }) => `post.${propertyName}`);
  }

  private matching({ q, tag }: BlogListQuery) {
    const query = this.dataSource.manager.createQueryBuilder(BlogPostEntity, 'post').where('true');
    if (tag) query.andWhere(':tag = ANY(post.tags)', { tag });
    if (q?.trim()) {
      query.andWhere('(post.title ILIKE :q OR post.slug ILIKE :q OR post.excerpt ILIKE :q)', { q: containsPattern(q) });
    }
    return query;
  }

  private async page(query: ReturnType<BlogListService['matching']>, filter: PageQuery): Promise<Page<BlogPostEntity>> {
    const { skip, take } = pageBounds(filter);
    const [rows, total] = await query.offset(skip).limit(take).getManyAndCount();
    return { rows, total };
  }
}
