import { readSessionItem, removeSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import { CONTACT_FIELDS, type ContactField } from './contact-message.ts';

type Draft = Partial<Record<ContactField, string>>;

const KEY = 'contact-draft';

/** Unsent input of the contact form by field; survives navigation and a reload of the tab. */
export function readContactDraft(): Draft {
  return readSessionItem<Draft>(KEY) ?? {};
}

/** Stores the form's input, except for its hidden field. */
export function keepContactDraft(form: FormData): void {
  writeSessionItem(KEY, Object.fromEntries(CONTACT_FIELDS.map((field) => [field, String(form.get(field) ?? '')])));
}

export function clearContactDraft(): void {
  removeSessionItem(KEY);
}
