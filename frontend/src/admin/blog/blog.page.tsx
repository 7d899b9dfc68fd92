import { BLOG_STATUSES, type BlogStatus } from '@farmhouse/contracts/content/blog';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { StatusFilter } from '../ui/filters/status-filter.tsx';
import { useFilter } from '../ui/filters/use-filter.ts';
import { blogPosts, useLoadPost, type ListedPost } from './blog.api.ts';
import { PostGrid } from './post-grid.tsx';
import { STATUS_LABELS } from './status.tsx';
import { UnsavedPosts } from './unsaved-posts.tsx';

const TEXTS = { ...crudTexts('blog post'), add: 'New Post', edit: 'Edit Post' };
const EMPTY = { text: 'No posts found', hint: 'Write about the place, the season or a festival.', hasAddButton: true };

const PostForm = lazyWithRetry(() => import('./post-form.tsx'));

export default function BlogPage() {
  const [chosen, setChosen] = useFilter('status', BLOG_STATUSES);
  const load = useLoadPost();
  return (
    <CrudSection
      crud={blogPosts}
      texts={TEXTS}
      label="Posts"
      nameOf={({ title }: ListedPost) => title}
      columns={[]}
      view={(posts, actionsOf) => <PostGrid posts={posts} actionsOf={actionsOf} />}
      load={load}
      Form={PostForm}
      deleteQuestion={({ title }) => `Delete the post "${title}"? Its address then leads nowhere.`}
      matches={chosen && (({ status }) => status === chosen)}
      empty={EMPTY}
      header={({ records, add, edit, addButton }) => (
        <>
          <SectionBar
            title="Blog Management"
            text="Posts for visitors. Only published ones are on the site."
            action={addButton}
          />
          {records && <UnsavedPosts posts={records} onContinueNew={() => add()} onContinue={edit} />}
          <StatusFilter
            label="Posts by status"
            labels={STATUS_LABELS}
            allText="All Posts"
            counts={records && countsOf(records)}
            chosen={chosen}
            onChange={setChosen}
          />
        </>
      )}
    />
  );
}

function countsOf(posts: readonly ListedPost[]): Record<BlogStatus, number> {
  const count = (status: BlogStatus) => posts.filter((post) => post.status === status).length;
  return { draft: count('draft'), published: count('published'), archived: count('archived') };
}
