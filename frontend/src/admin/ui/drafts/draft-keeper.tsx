import { useEffect, useEffectEvent, useState } from 'react';
import { Form } from 'antd';
import { formatDashboardInstant } from '@farmhouse/contracts/text/dates';

const PAUSE_MS = 400;

/** Saves the form's draft shortly after each change and reports when it was saved. */
export function DraftKeeper<Fields>({ keep }: { keep: (fields: Fields) => string | undefined }) {
  const form = Form.useFormInstance<Fields>();
  const fields = Form.useWatch([], form) as Fields | undefined;
  const [savedAt, setSavedAt] = useState<string>();
  const keepNow = useEffectEvent((current: Fields) => setSavedAt(keep(current)));

  useEffect(() => {
    if (!fields || !form.isFieldsTouched()) return;
    const timer = setTimeout(() => keepNow(fields), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, form]);

  return (
    <p role="status" className="min-h-6 text-sm text-quiet">
      {savedAt && `Draft kept on this device, ${formatDashboardInstant(savedAt)}`}
    </p>
  );
}
