import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, jest } from '@jest/globals';

const fileOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const SCRIPT = /<script>([^]*?)<\/script>/.exec(fileOf('frontend/admin.html'))?.[1] ?? '';

it('the policy of the dashboard permits the script in its page', () => {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');

  expect(fileOf('gateway/snippets/admin-policy.conf')).toContain(`script-src 'self' 'sha256-${hash}';`);
});

class HTMLScriptElement {
  constructor(readonly src: string) {}
}

it.each([
  ['https://owner.example/assets/admin-B1x.js', 1],
  ['https://extension.example/assets/injected.js', 0],
  ['chrome-extension://abcdef/injected.js', 0],
  ['https://owner.example/assets-of-others.js', 0],
])('a script that cannot be loaded from %s reloads the dashboard %d times', (src, times) => {
  const reload = jest.fn();
  const addEventListener = jest.fn<(type: string, listener: (event: object) => void) => void>();
  runInNewContext(SCRIPT, {
    ...{ addEventListener, HTMLScriptElement, setTimeout: (run: () => void) => run() },
    location: { origin: 'https://owner.example', reload },
    localStorage: { getItem: () => null },
  });

  addEventListener.mock.calls[0]?.[1]({ target: new HTMLScriptElement(src) });

  expect(reload).toHaveBeenCalledTimes(times);
});
