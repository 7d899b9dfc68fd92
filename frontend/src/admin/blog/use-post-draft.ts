import { useEffect, useState } from 'react';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import type { SaveState } from './autosave.ts';
import { createPostSession, type StoredPost } from './post-session.ts';
import { postSubject } from './post-subject.ts';
import { draftOf, type PostFields, type SavePost } from './post-values.ts';
import { useDraft } from './use-draft.ts';

interface PostDraftOptions {
  /** The post that was opened; undefined for a new one. */
  record: BlogPostView | undefined;
  save: (post: SavePost, id?: number) => Promise<StoredPost>;
  /** Called with the error of an automatic save. */
  onRefused: (error: unknown) => void;
}

/** Keeps the input of an open post on this device until it is stored, and autosaves drafts. */
export function usePostDraft({ record, save, onRefused }: PostDraftOptions) {
  const local = useDraft<PostFields>(postSubject(record));
  const [state, setState] = useState<SaveState>({ status: 'unchanged' });
  const onState = (next: SaveState): void => {
    if (next.status === 'saved') local.forget();
    setState(next);
  };
  const version = local.found?.fields.version ?? record?.version;
  const [session] = useState(() => createPostSession({ record, version, save, onState, onRefused }));
  const { autosave, isAutosaved } = session;

  useEffect(() => {
    const saveNow = () => void autosave.flush();
    const onHidden = () => document.hidden && saveNow();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', saveNow);
      saveNow();
    };
  }, [autosave]);

  const saveLocally = (fields: PostFields): boolean => {
    // a dialog that closes slowly still reports the last input, which would be found as an outdated draft
    if (session.isClosed()) return false;
    const at = local.save(postSubject({ id: session.storedId() }), { ...fields, version: session.version() });
    const body = isAutosaved ? draftOf(fields) : undefined;
    if (body) autosave.change(body);
    else if (at) setState({ status: 'kept', at });
    return body !== undefined;
  };
  return {
    /** The draft of this device that was found when the form opened. */
    found: local.found,
    state,
    session,
    saveLocally,
    /** Saves the input now; true only if everything is on the server. A status other than Draft is never saved here. */
    saveNow: async (fields: PostFields): Promise<boolean> =>
      saveLocally(fields) && (await autosave.flush()) && fields.status === 'draft',
    /** Forgets the input, because it was stored or discarded. */
    forget: () => {
      session.close();
      local.forget();
    },
  };
}
