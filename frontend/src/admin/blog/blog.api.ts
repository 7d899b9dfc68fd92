import {
  MAX_BLOG_IDS,
  POST_SUMMARIES,
  type BlogPostSummary,
  type BlogPostView,
  type BlogSummary,
} from '@farmhouse/contracts/content/blog';
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
    getBlogSummary: build.query<BlogSummary, string | undefined>({
      query: (q) => ({ url: 'admin/blog-posts/summary', params: { q } }),
      providesTags: ['BlogPostList'],
    }),
  }),
});

/** Number of posts per status that match a search. */
export function useBlogSummary(q?: string): BlogSummary | undefined {
  return blogApi.useGetBlogSummaryQuery(q, { refetchOnMountOrArgChange: true }).currentData;
}

const NONE: readonly ListedPost[] = [];

/** The posts with these ids that still exist, newest first; of more than a list takes, those named first. */
export function usePostsOf(ids: readonly number[]): readonly ListedPost[] {
  const named = [...new Set(ids)].slice(0, MAX_BLOG_IDS).sort((a, b) => a - b);
  const { data } = blogPosts.usePage({ ids: named, pageSize: MAX_BLOG_IDS }, { skip: named.length === 0 });
  return (named.length > 0 && data?.items) || NONE;
}

/** Loads a listed post with its text; undefined if it has it. */
export function useLoadPost() {
  const [load] = blogApi.useLazyGetOwnersPostQuery();
  return (post: ListedPost): Promise<BlogPostView> | undefined =>
    hasText(post) ? undefined : load(post.slug).unwrap();
}
