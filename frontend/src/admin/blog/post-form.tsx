import { useState } from 'react';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import type { CrudEditor } from '../ui/crud/crud-form.tsx';
import { PostEditor } from './post-editor.tsx';
import type { SavePost } from './post-values.ts';

/** Creates or edits a post. */
export default function PostForm(editor: CrudEditor<BlogPostView, SavePost>) {
  const [{ record, opened }, setOpened] = useState({ record: editor.record, opened: 1 });
  // a new key, because the form takes its initial values only once
  return (
    <PostEditor
      key={opened}
      {...editor}
      record={record}
      onReopen={(stored) => setOpened({ record: stored, opened: opened + 1 })}
    />
  );
}
