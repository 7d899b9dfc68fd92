import { useEffect, useEffectEvent } from 'react';
import { Form } from 'antd';

const PAUSE_MS = 400;

/** Passes the form's input on shortly after each change, so that it can be saved as a draft. */
export function DraftSaver<Fields>({ save }: { save: (fields: Fields) => void }) {
  const form = Form.useFormInstance<Fields>();
  const fields = Form.useWatch([], form) as Fields | undefined;
  const saveNow = useEffectEvent(save);

  useEffect(() => {
    if (!fields || !form.isFieldsTouched()) return;
    const timer = setTimeout(() => saveNow(fields), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, form]);

  return null;
}
