import type { ContentType } from '@farmhouse/contracts/content/page-content';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { storedHtml } from '../text/safe-html.ts';

const NOTHING_LEFT = 'Content must have something to show besides scripts, styles and forms';

/**
 * The text as it is stored: HTML is sanitised, a list loses its empty lines. Throws InvalidInput for malformed JSON,
 * for a picture by plain http, for HTML that is empty after sanitising, and for an empty text that is not a list.
 */
export function storedText(content: string, contentType: ContentType): string {
  if (contentType !== 'list' && content.trim() === '') {
    throw new InvalidInput([{ path: 'content', message: 'Content is required' }]);
  }
  switch (contentType) {
    case 'html':
      return checkedHtml(content);
    case 'json':
      return checkedJson(content);
    case 'list':
      return content
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n');
    case 'text':
      return content;
  }
}

function checkedHtml(content: string): string {
  const stored = storedHtml(content);
  if (stored === '') throw new InvalidInput([{ path: 'content', message: NOTHING_LEFT }]);
  return stored;
}

function checkedJson(content: string): string {
  try {
    JSON.parse(content);
    return content;
  } catch {
    throw new InvalidInput([{ path: 'content', message: 'Content must be valid JSON' }]);
  }
}
