import { useState } from 'react';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import type { CrudEditor } from '../ui/crud/crud-form.tsx';
import { hasText, type ListedPost } from './blog.api.ts';
import { PostEditor } from './post-editor.tsx';
import type { SavePost } from './post-values.ts';

interface OpenedPost {
  record: BlogPostView | undefined;
  /** How often the form was opened. */
  opened: number;
}

/** Creates a post, or edits one that was loaded with its text. */
export default function PostForm(editor: CrudEditor<ListedPost, SavePost>) {
  const [{ record, opened }, setOpened] = useState<OpenedPost>({
    record: editor.record && hasText(editor.record) ? editor.record : undefined,
    opened: 1,
  });
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
