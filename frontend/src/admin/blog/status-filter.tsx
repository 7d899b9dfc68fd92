import { Radio } from 'antd';
import { BLOG_STATUSES, type BlogPostView, type BlogStatus } from '@farmhouse/contracts/content/blog';
import { STATUS_LABELS } from './status.tsx';

export type StatusChoice = BlogStatus | 'all';

interface StatusFilterProps {
  /** Undefined while loading. */
  posts: readonly BlogPostView[] | undefined;
  chosen: StatusChoice;
  onChoose: (choice: StatusChoice) => void;
}

/** Filters the posts by status; shows the number of posts per status. */
export function StatusFilter({ posts, chosen, onChoose }: StatusFilterProps) {
  const counted = (label: string, matching: readonly BlogPostView[] | undefined) =>
    matching ? `${label} (${matching.length})` : label;
  return (
    <Radio.Group
      aria-label="Status"
      className="mb-5! flex! flex-wrap gap-y-2"
      value={chosen}
      onChange={({ target }) => onChoose(target.value as StatusChoice)}
      options={[
        { value: 'all', label: counted('All Posts', posts) },
        ...BLOG_STATUSES.map((status) => ({
          value: status,
          label: counted(
            STATUS_LABELS[status],
            posts?.filter((post) => post.status === status),
          ),
        })),
      ]}
    />
  );
}
