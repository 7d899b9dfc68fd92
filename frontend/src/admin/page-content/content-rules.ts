import type { FormRule } from 'antd';
import type { ContentType } from '@farmhouse/contracts/content/page-content';
import { required } from '../ui/forms/rules.ts';
import { isComplete, tableOf } from './table-text.ts';

const completeEntries = (identifier: string): FormRule => ({
  validator: (_rule, text: string = '') => {
    const table = tableOf(text, identifier);
    return !table || isComplete(table) ? Promise.resolve() : Promise.reject(new Error('Fill in every field'));
  },
});

const validJson: FormRule = {
  validator: (_rule, text: string = '') => {
    try {
      JSON.parse(text || 'null');
      return Promise.resolve();
    } catch {
      return Promise.reject(new Error('Content must be valid JSON'));
    }
  },
};

/** Validation rules of a text, by its type and identifier. A list may have no entries. */
export function contentRules(contentType: ContentType, identifier: string): FormRule[] {
  if (contentType === 'list') return [];
  return [required('Content'), ...(contentType === 'json' ? [validJson, completeEntries(identifier)] : [])];
}
