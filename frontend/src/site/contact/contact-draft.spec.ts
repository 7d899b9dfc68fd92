import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts';
import { memoryStorage } from '../../shared/storage/testing/memory-storage.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const sessionStorage = memoryStorage(stored);
  Object.assign(globalThis, { sessionStorage });
});

const typed = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe('the draft of the contact form', () => {
  it('contains the input unchanged, without the hidden field', () => {
    keepContactDraft(typed({ name: 'Asha ', message: 'Is there a swing?\n', website: 'https://spam.example' }));

    expect(readContactDraft()).toEqual({
      name: 'Asha ',
      email: '',
      phone: '',
      subject: '',
      message: 'Is there a swing?\n',
    });
  });

  it('is empty before any input, and after the message was sent', () => {
    expect(readContactDraft()).toEqual({});
    keepContactDraft(typed({ name: 'Asha' }));

    clearContactDraft();

    expect(readContactDraft()).toEqual({});
  });

  it('is empty in a browser that denies storage', () => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    keepContactDraft(typed({ name: 'Asha' }));

    expect(readContactDraft()).toEqual({});
  });
});
