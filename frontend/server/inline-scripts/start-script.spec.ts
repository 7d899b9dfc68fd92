import { expect, it } from '@jest/globals';
import { startScript } from './start-script.ts';

it('startScript is a script tag with the nonce that contains the function and its options', () => {
  const options = {
    ...{ scripts: ['/a.js'], entry: '/a.js', styles: [], startsOnLoad: false },
    ...{ reloadKey: 'reload', reloadedKey: 'reloaded', chatKey: 'chat' },
  };

  const html = startScript(
    { ...options, visit: { client: '/b.js', address: '/blog/</script>', mode: 'opt_out' } },
    'n',
  );

  expect(html).toMatch(/^<script nonce="n">\((async )?function[^]*<\/script>$/);
  expect(html).toContain('({"scripts":["/a.js"],');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
