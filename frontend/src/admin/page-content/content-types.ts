import type { ContentType } from '@farmhouse/contracts/content/page-content';

export const TYPE_LABELS: Record<ContentType, string> = {
  text: 'Text',
  html: 'Formatted text',
  list: 'List',
  json: 'List with several fields',
};
