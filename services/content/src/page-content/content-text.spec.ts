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

  it.each([
    ['an empty text', '', ''],
    ['a text of blanks', ' \n', ''],
    ['what is left beside a script', '<script>track()</script><p>Welcome</p>', '<p>Welcome</p>'],
  ])('keeps as HTML %s', (_what, html, stored) => {
    expect(storedText(html, 'html')).toBe(stored);
  });
});
