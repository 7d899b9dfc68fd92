import { POST_SUMMARIES, type BlogPostSummary, type BlogPostView } from '@farmhouse/contracts/content/blog';
import { api } from '../../shared/api/api.ts';
import { ownerCrud } from '../ui/crud/owner-crud.ts';
import type { SavePost } from './post-values.ts';

/** A post of the list, which has no texts if the server can leave them out. */
export type ListedPost = BlogPostSummary & Partial<BlogPostView>;

export const hasText = (post: ListedPost): post is BlogPostView => post.content !== undefined;

export const blogPosts = ownerCrud<ListedPost, SavePost>('blog-posts', 'BlogPost', 'PUT', {
  headers: { Prefer: POST_SUMMARIES },
});

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnersPost: build.query<BlogPostView, string>({
      query: (slug) => ['blog-posts', encodeURIComponent(slug)],
      extraOptions: { asOwner: true },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Loads a listed post with its text; undefined if it has it. */
export function useLoadPost() {
  const [load] = blogApi.useLazyGetOwnersPostQuery();
  return (post: ListedPost): Promise<BlogPostView> | undefined =>
    hasText(post) ? undefined : load(post.slug).unwrap();
}
