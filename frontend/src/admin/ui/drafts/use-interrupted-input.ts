import { useEffect, useEffectEvent, useState } from 'react';
import type { FormInstance } from 'antd';
import { ADMIN_USER_KEY } from '../../../shared/api/admin-token.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../../shared/storage/session-storage.ts';
import { onSessionEnd } from './session-end.ts';

interface InterruptedInput<Fields> {
  /** ISO instant. */
  savedAt: string;
  fields: Partial<Fields>;
}

/**
 * Keeps the input of a form in this tab when the session ends while the form is open. The same admin finds it when the
 * form for the same subject is opened again. The values must be what JSON can hold. Without a subject nothing is kept.
 */
export function useInterruptedInput<Fields extends object>(form: FormInstance<Fields>, subject: string | undefined) {
  const [key] = useState(() => `interrupted:${localStorage.getItem(ADMIN_USER_KEY)}:${subject}`);
  const [found, setFound] = useState(() => (subject ? readSessionItem<InterruptedInput<Fields>>(key) : undefined));
  const keep = useEffectEvent(() => {
    if (!subject || (!found && !form.isFieldsTouched())) return;
    const fields = form.getFieldsValue() as Partial<Fields>;
    writeSessionItem(key, { savedAt: new Date().toISOString(), fields });
  });
  useEffect(() => {
    removeSessionItem(key);
    return onSessionEnd(() => keep());
  }, [key]);
  return {
    found,
    /** Shows the given values instead. */
    startOver: (values: Partial<Fields>) => {
      const names = Object.keys(form.getFieldsValue() as object) as (keyof Fields)[];
      form.setFields(names.map((name) => ({ name: name as never, value: values[name], touched: false, errors: [] })));
      setFound(undefined);
    },
  };
}
