import { readSessionItem, removeSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import { FIELDS, type FieldName } from './contact-message.ts';

type Draft = Partial<Record<FieldName, string>>;

const KEY = 'contact-draft';

/** What was typed in the contact form and not sent, by field; survives another page and a reload of the tab. */
export function readContactDraft(): Draft {
  return readSessionItem<Draft>(KEY) ?? {};
}

/** Keeps what is typed in the form, but not its hidden field. */
export function keepContactDraft(form: FormData): void {
  writeSessionItem(KEY, Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')])));
}

export function clearContactDraft(): void {
  removeSessionItem(KEY);
}
