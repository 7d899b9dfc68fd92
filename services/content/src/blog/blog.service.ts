import type { ChangeBlogPost, SaveBlogPost } from '@farmhouse/contracts/content/blog';
import { settingText } from '@farmhouse/contracts/content/setting';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { rethrowViolation } from '@farmhouse/platform/database/violations';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentChanges } from '../changes/content-changes.ts';
import { recordPageChange } from '../changes/page-changes.ts';
import { SettingEntity } from '../setting/setting.entity.ts';
import { storedHtml } from '../text/safe-html.ts';
import { BLOG_SLUG_UNIQUE, BlogPostEntity } from './blog.entity.ts';
import { EditedElsewhere, SlugTaken } from './blog.errors.ts';
import { toBlogPostView } from './blog.view.ts';
import { MovedSlugEntity } from './moved-slug.entity.ts';
import { claimSlug, leaveRedirect } from './slugs.ts';

/** The blog. Texts are sanitised before they are stored. */
@Injectable()
export class BlogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentChanges: ContentChanges,
  ) {}

  /** Throws SlugTaken when another post has the slug. */
  create(input: SaveBlogPost, now = new Date()): Promise<BlogPostEntity> {
    return this.change(async (tx) => {
      const author = input.author ?? (await teamName(tx));
      return this.store(tx, newRow(tx, BlogPostEntity, { ...input, author, tags: input.tags ?? [] }), now);
    });
  }

  /**
   * Changes the given fields; an emptied author becomes the team's name, and the old slug of a post that was ever
   * published redirects to the new one. Throws EditedElsewhere when `version` is not the stored one, SlugTaken when
   * another post has the slug.
   */
  update(id: number, { version, ...fields }: ChangeBlogPost, now = new Date()): Promise<BlogPostEntity> {
    return this.change(async (tx) => {
      const post = await findAndLock(tx, BlogPostEntity, id, 'Post');
      if (version !== undefined && version !== post.version) throw new EditedElsewhere(toBlogPostView(post));
      const isMoved = fields.slug !== undefined && fields.slug !== post.slug;
      if (isMoved && post.publishedAt) await leaveRedirect(tx, post.slug, id);
      const wasPublished = post.status === 'published';
      applyFields(post, fields);
      if (wasPublished && post.status !== 'published') await recordPageChange(tx, 'blog-post', now);
      if (fields.author === null) post.author = await teamName(tx);
      post.version += 1;
      post.updatedAt = now;
      return this.store(tx, post, now);
    });
  }

  async remove(id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { slug, status } = await findAndLock(tx, BlogPostEntity, id, 'Post');
      await tx.delete(MovedSlugEntity, { postId: id });
      await tx.delete(BlogPostEntity, id);
      if (status === 'published') await recordPageChange(tx, 'blog-post');
      await this.contentChanges.publish(tx, 'blog-post', slug);
    });
  }

  private async store(tx: EntityManager, post: BlogPostEntity, now: Date): Promise<BlogPostEntity> {
    post.content = storedHtml(post.content);
    if (post.content === '') throw new InvalidInput([{ path: 'content', message: 'Content is required' }]);
    const isPublished = post.status === 'published';
    if (isPublished) post.publishedAt ??= now;
    await tx.save(post);
    if (isPublished) await claimSlug(tx, post.slug);
    await this.contentChanges.publish(tx, 'blog-post', post.slug);
    return post;
  }

  private change(work: (tx: EntityManager) => Promise<BlogPostEntity>): Promise<BlogPostEntity> {
    return rethrowViolation(
      BLOG_SLUG_UNIQUE,
      () => new SlugTaken(),
      () => this.dataSource.transaction(work),
    );
  }
}

/** Default author. */
async function teamName(tx: EntityManager): Promise<string> {
  const setting = await tx.findOneBy(SettingEntity, { key: 'site_name' });
  return `${settingText(new Map(setting ? [[setting.key, setting.value]] : []), 'site_name')} Team`;
}
