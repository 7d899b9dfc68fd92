import { useState } from 'react';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { isApiError } from '../../shared/api/api-error.ts';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { RestoredNotice } from '../ui/drafts/restored-notice.tsx';
import { FormTabs } from '../ui/forms/containers/form-tabs.tsx';
import { useFormTabs } from '../ui/forms/containers/use-form-tabs.ts';
import type { ListedPost } from './blog.api.ts';
import { ConflictDialog } from './conflict.dialog.tsx';
import { ContentFields } from './content-fields.tsx';
import { DraftSaver } from './draft-saver.tsx';
import { fieldsOf, NEW_POST, postOf, type PostFields, type SavePost } from './post-values.ts';
import { SaveStatus } from './save-status.tsx';
import { SearchFields } from './search-fields.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { usePostDraft } from './use-post-draft.ts';

const PUBLISH = { text: 'Publish', fields: { status: 'published' }, saved: 'Blog post published' } as const;
const CONFLICTS = { 'slug-taken': 'slug' };
const SEARCH_FIELDS = ['metaTitle', 'metaDescription'];
const SETTINGS_FIELDS = ['status', 'author', 'tags', 'readTime', 'featured'];

function tabOf(field: string): string {
  if (SEARCH_FIELDS.includes(field)) return 'search';
  return SETTINGS_FIELDS.includes(field) ? 'settings' : 'content';
}

/** The stored post from a 409 for an edit conflict; undefined for any other error. */
function editedElsewhere(error: unknown): BlogPostView | undefined {
  const problem = isApiError(error) ? error.problem : undefined;
  return problem?.code === 'edited-elsewhere' ? (problem.current as BlogPostView) : undefined;
}

interface PostEditorProps extends CrudEditor<ListedPost, SavePost> {
  record: BlogPostView | undefined;
  /** Opens the form again, with the stored post or without the restored draft. */
  onReopen: (record: BlogPostView | undefined) => void;
}

/** The form of a post. On an edit conflict the stored post is shown beside the input. */
export function PostEditor({ onReopen, ...editor }: PostEditorProps) {
  const { crud, record } = editor;
  const [save] = crud.useSave();
  const [conflict, setConflict] = useState<BlogPostView>();
  const { active, show, onFieldError } = useFormTabs('content', tabOf);

  const compare = (error: unknown) => {
    const stored = editedElsewhere(error);
    if (stored) {
      session.autosave.pause();
      setConflict(stored);
    } else {
      session.autosave.resume();
    }
  };
  const draft = usePostDraft({ record, save, onRefused: compare });
  const { found, session } = draft;

  const reopen = (stored: BlogPostView | undefined) => {
    draft.forget();
    onReopen(stored);
  };
  const bodyOf = async (fields: PostFields): Promise<SavePost> => {
    await session.beforeSubmit();
    return { ...postOf(fields), version: session.version() };
  };
  const tabs = [
    { key: 'content', label: 'Content', children: <ContentFields isNew={!record} /> },
    { key: 'search', label: 'SEO & Meta', children: <SearchFields /> },
    { key: 'settings', label: 'Settings', children: <SettingsFields /> },
  ];
  return (
    <CrudForm<ListedPost, SavePost, PostFields>
      {...editor}
      container="dialog"
      initialValues={{ ...(record ? fieldsOf(record) : NEW_POST), ...found?.fields }}
      bodyOf={bodyOf}
      storedId={session.storedId}
      conflicts={CONFLICTS}
      hasUnsaved={found !== undefined}
      saveOnLeave={draft.saveNow}
      onRefused={compare}
      submitText={record ? 'Save changes' : 'Create Post'}
      alternative={record?.status === 'published' ? undefined : PUBLISH}
      closeText={session.isAutosaved ? 'Done' : 'Cancel'}
      note={<SaveStatus state={draft.state} />}
      onFieldError={onFieldError}
      onClose={() => {
        draft.forget();
        editor.onClose();
      }}
    >
      {found && draft.state.status === 'unchanged' && (
        <RestoredNotice savedAt={found.savedAt} onStartOver={() => reopen(record)} />
      )}
      <FormTabs tabs={tabs} active={active} onChange={show} />
      <DraftSaver<PostFields> save={draft.saveLocally} />
      {conflict && (
        <ConflictDialog
          stored={conflict}
          onTakeStored={reopen}
          onKeepMine={(stored) => {
            session.takeOver(stored);
            setConflict(undefined);
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </CrudForm>
  );
}
