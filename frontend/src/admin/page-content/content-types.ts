import type { ContentType } from '@farmhouse/contracts/content/dynamic-content';

export const TYPE_LABELS: Record<ContentType, string> = {
  text: 'Text',
  html: 'Formatted text',
  list: 'List',
  json: 'List with several fields',
};
