import type { EntityManager } from 'typeorm';
import { MovedSlugEntity } from './moved-slug.entity.ts';

/** Claims a slug for a post: removes another post's redirect from it. */
export async function claimSlug(tx: EntityManager, slug: string): Promise<void> {
  await tx.delete(MovedSlugEntity, { slug });
}

/**
 * Stores a redirect from a post's old slug to the post. An existing redirect of this slug to another post is kept:
 * publishing would have removed it, so this post had the slug only as a draft.
 */
export async function leaveRedirect(tx: EntityManager, slug: string, postId: number): Promise<void> {
  await tx.createQueryBuilder().insert().into(MovedSlugEntity).values({ slug, postId }).orIgnore().execute();
}

/** The current slug of the published post that once had this one, undefined when there is none. */
export async function movedTo(manager: EntityManager, slug: string): Promise<string | undefined> {
  const [row] = await manager.query<{ slug: string }[]>(
    `SELECT post.slug FROM moved_slugs moved JOIN blog_posts post ON post.id = moved.post_id
     WHERE moved.slug = $1 AND post.status = 'published'`,
    [slug],
  );
  return row?.slug;
}
