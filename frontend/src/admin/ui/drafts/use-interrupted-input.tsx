import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { FormInstance } from 'antd';
import { ADMIN_USER_KEY } from '../../../shared/api/admin-token.ts';
import { readLocalText } from '../../../shared/storage/local-storage.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../../shared/storage/session-storage.ts';
import { changedFields } from '../forms/changed-fields.ts';
import type { StoredDraft } from './draft-store.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { onSessionEnd } from './session-end.ts';

type Interrupted<Fields> = Pick<StoredDraft<Partial<Fields>>, 'savedAt' | 'fields'>;

interface InterruptedInput<Fields> {
  /** The given values, with the input that was found. */
  initialValues: Partial<Fields>;
  /** True if the form has input that is not saved, found or typed. */
  isUnsaved: () => boolean;
  /** Says that input was found, with a button to discard it; to be shown above the fields. */
  notice: ReactNode;
}

/**
 * Keeps the input of a form when the session ends while the form is open: in this tab only, as it may hold a guest's
 * data. The same admin finds it when the form for the same subject is opened again. The values must be what JSON can
 * hold. Without a subject nothing is kept. Of a record that is edited only what was changed is kept, because another
 * admin may have changed the rest meanwhile.
 */
export function useInterruptedInput<Fields extends object>(
  form: FormInstance<Fields>,
  subject: string | undefined,
  initialValues: Partial<Fields>,
  { isEdit = false } = {},
): InterruptedInput<Fields> {
  const [key] = useState(() => `interrupted:${readLocalText(ADMIN_USER_KEY)}:${subject}`);
  const [found, setFound] = useState(() => (subject ? readSessionItem<Interrupted<Fields>>(key) : undefined));
  const isUnsaved = () => found !== undefined || form.isFieldsTouched();
  const keep = useEffectEvent(() => {
    if (!subject || !isUnsaved()) return;
    const typed = form.getFieldsValue() as Partial<Fields>;
    const fields = isEdit ? changedFields(initialValues, typed) : typed;
    writeSessionItem(key, { savedAt: new Date().toISOString(), fields });
  });
  useEffect(() => {
    removeSessionItem(key);
    return onSessionEnd(() => keep());
  }, [key]);

  const startOver = () => {
    const names = Object.keys(form.getFieldsValue() as object) as (keyof Fields)[];
    form.setFields(
      names.map((name) => ({ name: name as never, value: initialValues[name], touched: false, errors: [] })),
    );
    setFound(undefined);
  };
  return {
    initialValues: { ...initialValues, ...found?.fields },
    isUnsaved,
    notice: found && <RestoredNotice savedAt={found.savedAt} onStartOver={startOver} />,
  };
}
