import type { ContentType } from '@farmhouse/contracts/content/dynamic-content';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { storedHtml } from '../text/safe-html.ts';

/** The text as it is stored: HTML is sanitised, a list loses its empty lines. Throws InvalidInput for malformed JSON
 * and for a picture by plain http. */
export function storedText(content: string, contentType: ContentType): string {
  switch (contentType) {
    case 'html':
      return storedHtml(content);
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

function checkedJson(content: string): string {
  try {
    JSON.parse(content);
    return content;
  } catch {
    throw new InvalidInput([{ path: 'content', message: 'Content must be valid JSON' }]);
  }
}
