import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlogPostEntity } from './blog.entity.ts';
import { PostViews, type Visitor } from './post-views.ts';
import { movedTo } from './slugs.ts';

interface Reader {
  isAdmin: boolean;
  /** The visitor whose view is counted. */
  visitor: Visitor | undefined;
}

/** Reads one post for a visitor or an admin. */
@Injectable()
export class BlogReadingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly postViews: PostViews,
  ) {}

  /**
   * The post of a slug, or its current slug when it was renamed. Non-admins see only published posts, and only their
   * reads count as views, for which nobody waits. Throws NotFound.
   */
  async read(slug: string, { isAdmin, visitor }: Reader): Promise<{ post: BlogPostEntity } | { movedTo: string }> {
    const post = await this.dataSource.manager.findOneBy(BlogPostEntity, { slug });
    if (post && isAdmin) return { post };
    if (post?.status === 'published') {
      if (visitor) void this.postViews.count(post.id, visitor);
      return { post };
    }
    const target = await movedTo(this.dataSource.manager, slug);
    if (!target) throw new NotFound('Post');
    return { movedTo: target };
  }
}
