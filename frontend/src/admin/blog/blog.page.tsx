import { Button } from 'antd';
import { BLOG_STATUSES } from '@farmhouse/contracts/content/blog';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { StatusFilter } from '../ui/filters/status-filter.tsx';
import { SearchBox } from '../ui/filters/search-box.tsx';
import { useListSearch } from '../ui/records/use-list-search.ts';
import { blogPosts, useBlogSummary, useLoadPost, type ListedPost } from './blog.api.ts';
import { PostGrid } from './post-grid.tsx';
import { STATUS_LABELS } from './status.tsx';
import { UnsavedPosts } from './unsaved-posts.tsx';

const TEXTS = { ...crudTexts('blog post'), add: 'New Post', edit: 'Edit Post' };
const EMPTY = { text: 'No posts found', hint: 'Write about the place, the season or a festival.', hasAddButton: true };

const PostForm = lazyWithRetry(() => import('./post-form.tsx'));

export default function BlogPage() {
  const { search, change } = useListSearch(BLOG_STATUSES);
  const { q, status } = search;
  const noMatches = {
    text: q ? `No post matches “${q}”` : 'No posts found',
    hint: q && status && `in ${STATUS_LABELS[status]}`,
    action: () => <Button onClick={() => change({ q: undefined, status: undefined })}>Show all posts</Button>,
  };
  const counts = useBlogSummary(q)?.byStatus;
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
      paging={{ search, onPage: (page) => change({ page }) }}
      empty={q || status ? noMatches : EMPTY}
      header={({ add, edit, addButton }) => (
        <>
          <SectionBar
            title="Blog Management"
            text="Posts for visitors. Only published ones are on the site."
            action={addButton}
          />
          <UnsavedPosts onContinueNew={() => add()} onContinue={edit} />
          <SearchBox
            value={q ?? ''}
            placeholder="Search by title, excerpt or slug"
            onSearch={(sought) => change({ q: sought })}
          />
          <StatusFilter
            label="Posts by status"
            labels={STATUS_LABELS}
            allText="All Posts"
            counts={counts}
            chosen={status}
            onChange={(chosen) => change({ status: chosen })}
          />
        </>
      )}
    />
  );
}
