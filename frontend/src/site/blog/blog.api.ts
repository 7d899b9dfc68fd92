import type { BlogPostSummary, BlogPostView } from '@farmhouse/contracts/content/blog';
import { api } from '../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../shared/api/cache.ts';
import { blogPageOf, relatedPosts, type BlogCard, type BlogPage, type BlogListParams } from './blog-list.ts';

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlogPage: build.query<BlogPage, BlogListParams>({
      query: () => ['blog-posts'],
      transformResponse: (posts: BlogPostSummary[], _meta, params) => blogPageOf(posts, params),
    }),
    getRelatedPosts: build.query<BlogCard[], string>({
      query: () => ['blog-posts'],
      transformResponse: (posts: BlogPostSummary[], _meta, slug) => relatedPosts(posts, slug),
    }),
    getPost: build.query<BlogPostView, string>({ query: (slug) => ['blog-posts', encodeURIComponent(slug)] }),
  }),
});

export const { getBlogPage, getRelatedPosts, getPost } = blogApi.endpoints;

export function useBlogPage(params: BlogListParams) {
  return blogApi.useGetBlogPageQuery(params, { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS });
}

/** A post. The browser always fetches it, even after server rendering, because that fetch counts the visitor's view. */
export function usePost(slug: string): BlogPostView | undefined {
  return blogApi.useGetPostQuery(slug, { refetchOnMountOrArgChange: true }).currentData;
}

const NONE: BlogCard[] = [];

export function useRelatedPosts(slug: string): BlogCard[] {
  return blogApi.useGetRelatedPostsQuery(slug, { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS }).data ?? NONE;
}
