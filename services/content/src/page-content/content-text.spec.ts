import { describe, expect, it } from '@jest/globals';
import { storedText } from './content-text.ts';

describe('storedText', () => {
  it.each(['<script>track()</script>', '<style>p { color: red }</style>', '<!-- later -->'])(
    'refuses HTML that is empty after sanitising: %s',
    (html) => {
      expect(() => storedText(html, 'html')).toThrow(
        expect.objectContaining({
          details: {
            errors: [
              { path: 'content', message: 'Content must have something to show besides scripts, styles and forms' },
            ],
          },
        }),
      );
    },
  );

  it('keeps as HTML what is left beside a script', () => {
    expect(storedText('<script>track()</script><p>Welcome</p>', 'html')).toBe('<p>Welcome</p>');
  });

  it.each(['text', 'html', 'json'] as const)('refuses an empty text of type %s', (contentType) => {
    for (const empty of ['', ' \n']) {
      expect(() => storedText(empty, contentType)).toThrow(
        expect.objectContaining({ details: { errors: [{ path: 'content', message: 'Content is required' }] } }),
      );
    }
  });

  it('keeps a list without entries', () => {
    expect(storedText(' \n ', 'list')).toBe('');
  });
});
