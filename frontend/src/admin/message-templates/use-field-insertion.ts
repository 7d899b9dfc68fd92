import { useRef, type SyntheticEvent } from 'react';
import type { FormInstance } from 'antd';
import type { TemplateText } from '@farmhouse/contracts/messages/message-template';
import { withField, type Selection } from './insert-field.ts';

type Place = Selection & { name: keyof TemplateText; element: HTMLInputElement | HTMLTextAreaElement };

/** Inserts fields at the last cursor, in the subject or the text; without one, at the end of the text. */
export function useFieldInsertion(form: FormInstance<TemplateText>) {
  const place = useRef<Place>(undefined);
  const remember =
    (name: keyof TemplateText) =>
    ({ currentTarget: element }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value, selectionStart, selectionEnd } = element;
      place.current = { name, element, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
    };
  const insert = (field: string) => {
    const { name = 'body', element, ...selection } = place.current ?? {};
    const before = (form.getFieldValue(name) as string | undefined) ?? '';
    const { text, cursor } = withField(before, { start: before.length, end: before.length, ...selection }, field);
    form.setFields([{ name, value: text, touched: true, errors: [] }]);
    if (place.current) place.current = { ...place.current, start: cursor, end: cursor };
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(cursor, cursor);
    });
  };
  const trackingOf = (name: keyof TemplateText) => ({ onSelect: remember(name), onBlur: remember(name) });
  return { insert, trackingOf };
}
