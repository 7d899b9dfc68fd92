import { Link } from 'react-router-dom';
import { demoPictureNamed, pictureAt } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import type { BlogCard } from './blog-list.ts';
import { PostFacts } from './post-facts.tsx';

interface PostCardProps {
  post: BlogCard;
  eager?: boolean;
  /** Level of the card's heading. */
  level?: 2 | 3;
}

/** The card of a post in a list. */
export function PostCard({ post, eager = false, level = 2 }: PostCardProps) {
  const { slug, title, excerpt, featured } = post;
  const Heading = `h${level}` as const;
  return (
    <article className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-soft">
      <Picture
        picture={postPicture(post)}
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
        eager={eager}
        className="aspect-3/2"
      />
      <div className="flex flex-1 flex-col p-5">
        {featured && (
          <p className="mb-2 w-fit rounded-full bg-marigold-soft px-3 py-1 text-sm font-semibold">Featured</p>
        )}
        <Heading className="text-xl">
          <Link to={`/blog/${slug}`} className="inline-flex min-h-11 items-center no-underline hover:underline">
            {title}
          </Link>
        </Heading>
        {excerpt && <p className="mt-2 mb-4 flex-1 text-quiet">{excerpt}</p>}
        <PostFacts post={post} />
      </div>
    </article>
  );
}

/** The picture of a post, else a bundled one. Decorative, so its alternative text is empty. */
export function postPicture({ featuredImage }: Pick<BlogCard, 'featuredImage'>) {
  return featuredImage ? pictureAt(featuredImage, '') : { ...demoPictureNamed('10-nature-path'), alt: '' };
}
