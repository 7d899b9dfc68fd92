import { useEffect, useRef } from 'react';
import { Link, redirect, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../ui/button.ts';
import { focusContent } from '../../shared/ui/focus-content.ts';
import { PageNotFound } from '../page/not-found.ts';
import type { HeadInput } from '../head/head-tags.ts';
import type { PageArgs } from '../page/page.ts';
import { headOf, placeOf, titled } from '../head/titled.ts';
import { blogPath, pageNumber, type BlogListParams } from './blog-list.ts';
import { getBlogPage, getBlogTags, useBlogPage, useBlogTags } from './blog.api.ts';
import { POSTS_FAILED, PostCard, PostSkeletons } from './post-card.tsx';
import { TagLinks } from './tag-links.tsx';

/** Number of posts above the fold, whose pictures are not lazy-loaded. */
const EAGER = 3;

/** The list of posts, by tag and page number; unknown ones are a 404. */
export const query = ['tag', 'page'];

const defaultHead = headOf('blog');

export const head = (input: HeadInput<BlogListParams | null>) => {
  const { tag, page } = input.data ?? FIRST;
  if (tag === null && page === 1) return defaultHead(input);
  const name = `${tag === null ? 'Blog' : `Posts about ${tag}`}${page > 1 ? `, page ${page}` : ''}`;
  return {
    ...titled(name, `${name}: notes from a farmhouse (${placeOf(input)}).`)(input),
    overridesSeoTexts: true,
  };
};

const FIRST: BlogListParams = { tag: null, page: 1 };

const paramsOf = (search: URLSearchParams): BlogListParams | undefined => {
  const page = pageNumber(search.get('page'));
  const tag = search.get('tag') || null;
  return page === undefined || tag?.trim() === '' ? undefined : { tag, page };
};

export const loader = async ({ read, url }: PageArgs): Promise<BlogListParams | Response> => {
  const params = paramsOf(url.searchParams);
  if (!params) throw new PageNotFound();
  // ?page=1 redirects, because the first page has only one canonical address
  if (url.searchParams.has('page') && params.page === 1) return redirect(blogPath(params), 301);
  const [list] = await Promise.all([read(getBlogPage, params), read(getBlogTags, undefined)]);
  // the first page of all posts exists, also while a service of the version before refuses the call
  if (list === null && (params.tag !== null || params.page > 1)) throw new PageNotFound();
  const isUnknownTag = params.tag !== null && list?.posts.length === 0;
  if (list && (isUnknownTag || params.page > list.pages)) throw new PageNotFound();
  return params;
};

export default function BlogPageView() {
  const [search] = useSearchParams();
  const params = paramsOf(search) ?? FIRST;
  const { data: list, isFetching, isUninitialized } = useBlogPage(params);
  const tags = useBlogTags();
  const waiting = !list && (isFetching || isUninitialized);
  return (
    <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">{params.tag === null ? 'Blog' : `Posts about ${params.tag}`}</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-quiet">
        Plain notes from the farmhouse.{' '}
        <a href="/blog/rss.xml" className="inline-flex min-h-11 items-center">
          RSS feed
        </a>
      </p>
      <TagLinks tags={tags} current={params.tag} />
      {!waiting && !list?.posts.length && (
        <p className="mt-10 rounded-card border border-line bg-surface p-6">
          {list ? 'There are no posts to read yet.' : POSTS_FAILED}
        </p>
      )}
      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-busy={waiting}>
        {waiting && <PostSkeletons />}
        {list?.posts.map((post, index) => (
          <PostCard key={post.slug} post={post} eager={index < EAGER} isLead={index === 0 && post.featured} />
        ))}
      </div>
      <Paging params={params} pages={list?.pages ?? 1} />
    </section>
  );
}

function Paging({ params, pages }: { params: BlogListParams; pages: number }) {
  const { tag, page } = params;
  const shown = useRef(page);
  useEffect(() => {
    // the last link may be gone, and with it the focus
    if (shown.current !== page) focusContent();
    shown.current = page;
  }, [page]);
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-12 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={blogPath({ tag, page: page - 1 })} rel="prev" className={buttonClass('outline')}>
          Newer posts
        </Link>
      )}
      <span className="tabular-nums">{`${page} of ${pages}`}</span>
      {page < pages && (
        <Link to={blogPath({ tag, page: page + 1 })} rel="next" className={buttonClass('outline')}>
          Older posts
        </Link>
      )}
    </nav>
  );
}
