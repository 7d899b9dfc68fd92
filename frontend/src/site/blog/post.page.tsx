import { useMemo } from 'react';
import { Link, redirect, useParams } from 'react-router-dom';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../ui/button.ts';
import { PageNotFound } from '../page/not-found.ts';
import type { HeadInput } from '../head/head-tags.ts';
import type { PageArgs } from '../page/page.ts';
import { headOf, titled } from '../head/titled.ts';
import { Prose } from '../ui/prose.tsx';
import { AskOrBook } from '../ui/contact/ask-or-book.tsx';
import { getPost, getRelatedPosts, usePost, useRelatedPosts } from './blog.api.ts';
import { ContentsList } from './contents-list.tsx';
import type { BlogCard } from './blog-list.ts';
import { PostCard } from './post-card.tsx';
import { withContents } from './post-contents.ts';
import { PostDetails } from './post-details.tsx';
import { postPicture } from './post-picture.ts';
import { postStructuredData } from './post-data.ts';
import { ShareLinks } from './share-links.tsx';
import { TagLinks } from './tag-links.tsx';

export const head = (input: HeadInput<BlogPostView | null>) => {
  const { data: post } = input;
  if (!post) return { ...headOf('post')(input), overridesSeoTexts: true };
  const words = titled(post.metaTitle ?? post.title, post.metaDescription ?? post.excerpt ?? post.title)(input);
  return {
    ...words,
    overridesSeoTexts: true,
    image: post.featuredImage ? { src: post.featuredImage, alt: post.title } : undefined,
    publishedAt: post.publishedAt ?? post.createdAt,
    jsonLd: postStructuredData(post),
  };
};

/** Redirects a former slug of the post to its present one. */
export const loader = async ({ read, params: { slug = '' } }: PageArgs): Promise<BlogPostView | null | Response> => {
  const [post] = await Promise.all([read(getPost, slug), read(getRelatedPosts, slug)]);
  if (post === null) throw new PageNotFound();
  if (post && post.slug !== slug) return redirect(`/blog/${post.slug}`, 301);
  return post ?? null;
};

export default function PostPage() {
  const { slug = '' } = useParams();
  const post = usePost(slug);
  const related = useRelatedPosts(slug);
  return (
    <>
      {post ? <Post post={post} related={related} /> : <PostUnavailable />}
      <AskOrBook
        title="Come and see for yourself"
        text="Pick your dates and see the price at once, or ask us anything."
      />
    </>
  );
}

function Post({ post, related }: { post: BlogPostView; related: readonly BlogCard[] }) {
  const { html, contents } = useMemo(() => withContents(post.content), [post.content]);
  return (
    <article className="mx-auto max-w-3xl px-4 py-14 sm:px-6 md:py-20">
      <nav aria-label="Breadcrumbs" className="flex items-center gap-2">
        <Link to="/" className="inline-flex min-h-11 min-w-11 items-center">
          Home
        </Link>
        <span aria-hidden="true">/</span>
        <Link to="/blog" className="inline-flex min-h-11 min-w-11 items-center">
          Blog
        </Link>
      </nav>
      <h1 className="mt-2 text-3xl">{post.title}</h1>
      <div className="mt-4">
        <PostDetails post={post} />
      </div>
      <Picture
        picture={postPicture(post)}
        sizes="(min-width: 768px) 720px, 100vw"
        eager
        priority="high"
        className="mt-8 aspect-3/2 rounded-card shadow-soft"
      />
      <ContentsList entries={contents} />
      <div className="mt-8">
        <Prose html={html} />
      </div>
      <TagLinks tags={post.tags} current="" />
      <ShareLinks title={post.title} path={`/blog/${post.slug}`} />
      {related.length > 0 && (
        <section aria-labelledby="related-title" className="mt-16">
          <h2 id="related-title" className="text-2xl">
            More to read
          </h2>
          <div className="mt-6 grid gap-6 sm:grid-cols-2">
            {related.map((other) => (
              <PostCard key={other.slug} post={other} level={3} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}

function PostUnavailable() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">This post cannot be shown right now</h1>
      <p className="mt-4 text-lg text-quiet">Please try again in a moment.</p>
      <Link to="/blog" className={buttonClass('outline', 'mt-8')}>
        All posts
      </Link>
    </div>
  );
}
