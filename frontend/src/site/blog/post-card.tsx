import { Link } from 'react-router-dom';
import { Picture } from '../../shared/pictures/picture.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { BlogCard } from './blog-list.ts';
import { PostDetails } from './post-details.tsx';
import { postPicture } from './post-picture.ts';

interface PostCardProps {
  post: BlogCard;
  eager?: boolean;
  /** Level of the card's heading. */
  level?: 2 | 3;
  /** True for the first post of the list, which has a row of its own on wide screens. */
  isLead?: boolean;
}

const CARD = 'overflow-hidden rounded-card border border-line bg-surface shadow-soft';
const SKELETONS = 3;

export const POSTS_FAILED = 'Unable to load posts at this time. Please try again in a moment.';

/** The card of a post in a list. */
export function PostCard({ post, eager = false, level = 2, isLead = false }: PostCardProps) {
  const { slug, title, excerpt, featured } = post;
  const Heading = `h${level}` as const;
  return (
    <article className={`flex flex-col ${CARD} ${isLead ? 'sm:col-span-full lg:grid lg:grid-cols-[1.3fr_1fr]' : ''}`}>
      <Picture
        picture={postPicture(post)}
        sizes={
          isLead ? '(min-width: 1024px) 700px, 100vw' : '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw'
        }
        eager={eager}
        className="aspect-3/2"
      />
      <div className={`flex flex-1 flex-col p-5 ${isLead ? 'lg:justify-center lg:p-10' : ''}`}>
        {featured && (
          <p className="mb-2 w-fit rounded-full bg-marigold-soft px-3 py-1 text-sm font-semibold">Featured</p>
        )}
        <Heading className={isLead ? 'text-2xl' : 'text-xl'}>
          <Link to={`/blog/${slug}`} className="inline-flex min-h-11 items-center no-underline hover:underline">
            {title}
          </Link>
        </Heading>
        {excerpt && <p className={`mt-2 mb-4 text-quiet ${isLead ? '' : 'flex-1'}`}>{excerpt}</p>}
        <PostDetails post={post} />
      </div>
    </article>
  );
}

/** Skeletons, shown while the posts load; without JavaScript, which would load them, the text for a failure. */
export function PostSkeletons() {
  return (
    <>
      <noscript>
        <p>{POSTS_FAILED}</p>
      </noscript>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <div key={index} className={`noscript:hidden ${CARD}`}>
          <Skeleton className="aspect-3/2 rounded-none" />
          <div className="p-5">
            <Skeleton className="h-7 w-5/6" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-2/3" />
          </div>
        </div>
      ))}
    </>
  );
}
