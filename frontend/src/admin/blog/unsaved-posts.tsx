import { Button } from 'antd';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { draftsOf } from '../ui/drafts/draft-store.ts';
import { usePostsOf, type ListedPost } from './blog.api.ts';
import { postIdOf, postSubject } from './post-subject.ts';
import type { PostFields } from './post-values.ts';

interface UnsavedPostsProps {
  onContinueNew: () => void;
  onContinue: (post: ListedPost) => void;
}

/** Lists drafts of posts after a reload or a crash, whichever page of the list has the posts. */
export function UnsavedPosts({ onContinueNew, onContinue }: UnsavedPostsProps) {
  const drafts = draftsOf<PostFields>((about) => postIdOf(about) !== undefined);
  const posts = usePostsOf(drafts.flatMap(({ subject }) => postIdOf(subject) ?? []));
  const targets = [
    { subject: postSubject(undefined), open: onContinueNew },
    ...posts.map((post) => ({ subject: postSubject(post), open: () => onContinue(post) })),
  ];
  const unsaved = targets.flatMap(({ subject, open }) => {
    const [draft] = draftsOf<PostFields>((about) => about === subject);
    return draft ? [{ draft, open }] : [];
  });
  if (unsaved.length === 0) return null;
  return (
    <ul aria-label="Unsaved posts" className="mb-5 grid gap-2">
      {unsaved.map(({ draft: { key, fields, savedAt }, open }) => (
        <li
          key={key}
          className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-marigold-soft px-4 py-3 wrap-anywhere text-marigold-dark"
        >
          <p>
            “{fields.title || 'Untitled'}” was not saved; typed {formatInstant(savedAt)}
          </p>
          <Button onClick={open}>Continue writing</Button>
        </li>
      ))}
    </ul>
  );
}
