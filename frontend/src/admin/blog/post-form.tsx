import { useState } from 'react';
import { Form, Input, Tabs } from 'antd';
import { flushSync } from 'react-dom';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { isApiError } from '../../shared/api/api-error.ts';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { DraftKeeper } from '../ui/drafts/draft-keeper.tsx';
import { RestoredNotice } from '../ui/drafts/restored-notice.tsx';
import { useDraft } from '../ui/drafts/use-draft.ts';
import { ConflictDialog } from './conflict.dialog.tsx';
import { ContentFields } from './content-fields.tsx';
import { fieldsOf, NEW_POST, postOf, type PostFields, type SavePost } from './post-values.ts';
import { postSubject } from './post-subject.ts';
import { SearchFields } from './search-fields.tsx';
import { SettingsFields } from './settings-fields.tsx';

const CONFLICTS = { 'slug-taken': 'slug' };

type Tab = 'content' | 'search' | 'settings';
const TAB_OF: Partial<Record<string, Tab>> = {
  metaTitle: 'search',
  metaDescription: 'search',
  status: 'settings',
  author: 'settings',
  tags: 'settings',
  readTime: 'settings',
  featured: 'settings',
};

/** The stored post from a 409 for an edit conflict; undefined for any other error. */
function editedElsewhere(error: unknown): BlogPostView | undefined {
  const problem = isApiError(error) ? error.problem : undefined;
  return problem?.code === 'edited-elsewhere' ? (problem.current as BlogPostView) : undefined;
}

/**
 * Creates or edits a post. The input is kept as a draft until it is stored; on an edit conflict the stored version
 * is shown beside the input.
 */
export default function PostForm(editor: CrudEditor<BlogPostView, SavePost>) {
  const [record, setRecord] = useState(editor.record);
  const [conflict, setConflict] = useState<BlogPostView>();
  const [tab, setTab] = useState<Tab>('content');
  const { found, keep, forget } = useDraft<PostFields>(postSubject(record));

  const close = () => {
    forget();
    editor.onClose();
  };
  const takeStored = (stored: BlogPostView) => {
    forget();
    setRecord(stored);
    setConflict(undefined);
  };
  const stored = record ? fieldsOf(record) : NEW_POST;
  return (
    <CrudForm<BlogPostView, SavePost, PostFields>
      key={`${record?.version ?? 'new'} ${found?.key ?? ''}`}
      {...editor}
      record={record}
      container="dialog"
      initialValues={{ ...stored, ...found?.fields }}
      bodyOf={postOf}
      conflicts={CONFLICTS}
      hasUnsaved={found !== undefined}
      onRefused={(error) => setConflict(editedElsewhere(error))}
      submitText={record ? 'Save changes' : 'Create Post'}
      onFieldError={(field) => flushSync(() => setTab(TAB_OF[field] ?? 'content'))}
      onClose={close}
    >
      {found && <RestoredNotice savedAt={found.savedAt} onStartOver={forget} />}
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(key as Tab)}
        items={[
          { key: 'content', label: 'Content', forceRender: true, children: <ContentFields isNew={!record} /> },
          { key: 'search', label: 'SEO & Meta', forceRender: true, children: <SearchFields /> },
          { key: 'settings', label: 'Settings', forceRender: true, children: <SettingsFields /> },
        ]}
      />
      <Form.Item name="version" hidden>
        <Input />
      </Form.Item>
      <DraftKeeper<PostFields> keep={keep} />
      {conflict && (
        <ConflictDialog stored={conflict} onTakeStored={takeStored} onClose={() => setConflict(undefined)} />
      )}
    </CrudForm>
  );
}
