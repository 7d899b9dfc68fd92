import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { BLOG_STATUSES } from '@farmhouse/contracts/content/blog';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { useAddress } from '../ui/use-address.ts';
import { blogPosts } from './blog.api.ts';
import { PostGrid } from './post-grid.tsx';
import { StatusFilter, type StatusChoice } from './status-filter.tsx';
import { UnsavedPosts } from './unsaved-posts.tsx';

const TEXTS = { ...crudTexts('blog post'), add: 'New Post', edit: 'Edit Post' };
const EMPTY = { text: 'No posts found', hint: 'Write about the place, the season or a feast.', hasAddButton: true };

const PostForm = lazyWithRetry(() => import('./post-form.tsx'));

/** The blog posts. */
export default function BlogPage() {
  const [params, changeAddress] = useAddress();
  const chosen: StatusChoice = BLOG_STATUSES.find((status) => status === params.get('status')) ?? 'all';
  return (
    <CrudSection
      crud={blogPosts}
      texts={TEXTS}
      label="Posts"
      nameOf={({ title }: BlogPostView) => title}
      columns={[]}
      view={(posts, actionsOf) => <PostGrid posts={posts} actionsOf={actionsOf} />}
      Form={PostForm}
      deleteQuestion={({ title }) => `Delete the post "${title}"? Its address then leads nowhere.`}
      matches={({ status }) => chosen === 'all' || status === chosen}
      empty={EMPTY}
      header={({ records, add, edit, addButton }) => (
        <>
          <SectionBar text="Posts for visitors. Only published ones are on the site." action={addButton} />
          {records && <UnsavedPosts posts={records} onContinueNew={() => add()} onContinue={edit} />}
          <StatusFilter
            posts={records}
            chosen={chosen}
            onChoose={(choice) => changeAddress({ status: choice === 'all' ? undefined : choice })}
          />
        </>
      )}
    />
  );
}
