import type { BlogPostSummary, BlogPostView } from '@farmhouse/contracts/content/blog';
import { api } from '../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../shared/api/cache.ts';
import { pageOf } from '../../shared/api/page.ts';
import { blogPageOf, cardOf, POSTS_PER_PAGE, type BlogCard, type BlogListParams, type BlogPage } from './blog-list.ts';

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Featured posts first, then the most recently published. */
    getBlogPage: build.query<BlogPage, BlogListParams>({
      query: ({ tag, page }) => ({
        url: 'blog-posts',
        params: { tag: tag ?? undefined, sort: '-featured', page, pageSize: POSTS_PER_PAGE },
      }),
      transformResponse: (posts: BlogPostSummary[], meta) => blogPageOf(pageOf(posts, meta)),
    }),
    getBlogTags: build.query<string[], void>({ query: () => ['blog-tags'] }),
    getRelatedPosts: build.query<BlogCard[], string>({
      query: (slug) => ['blog-posts', encodeURIComponent(slug), 'related'],
      transformResponse: (posts: BlogPostSummary[]) => posts.map(cardOf),
    }),
    getPost: build.query<BlogPostView, string>({ query: (slug) => ['blog-posts', encodeURIComponent(slug)] }),
  }),
});

export const { getBlogPage, getBlogTags, getRelatedPosts, getPost } = blogApi.endpoints;

export function useBlogPage(params: BlogListParams) {
  return blogApi.useGetBlogPageQuery(params, { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS });
}

const NO_TAGS: string[] = [];

/** The tags of all posts, the most used first. */
export function useBlogTags(): string[] {
  const { data } = blogApi.useGetBlogTagsQuery(undefined, { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS });
  return data ?? NO_TAGS;
}

/** A post. The browser always fetches it, even after server rendering, because that fetch counts the visitor's view. */
export function usePost(slug: string): BlogPostView | undefined {
  return blogApi.useGetPostQuery(slug, { refetchOnMountOrArgChange: true }).currentData;
}

const NONE: BlogCard[] = [];

export function useRelatedPosts(slug: string): BlogCard[] {
  return blogApi.useGetRelatedPostsQuery(slug, { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS }).data ?? NONE;
}
