import { call } from '../../support/api/call.ts';
import { expect, test } from '../../support/test.ts';

/** Pages without a form. */
const READ_ONLY = ['/', '/services', '/gallery', '/location', '/blog', '/privacy-policy', '/cookie-policy'];

for (const path of READ_ONLY) {
  test(`${path} refers to its own scripts, and to none of forms or of a guest’s booking`, async () => {
    const { text } = await call('GET', path);

    const scripts = [...text.matchAll(/\/assets\/([\w.-]+)-[\w-]{8}\.js/g)].map(([, name]) => name);
    expect(scripts).toEqual(expect.arrayContaining(['react', 'common']));
    expect(scripts.filter((name) => /^(access|forms|guest)$/.test(name ?? ''))).toEqual([]);
  });
}

for (const path of ['/gallery', '/location', '/blog', '/cookie-policy']) {
  test(`${path} refers to no script of services or of the dates of a stay`, async () => {
    const { text } = await call('GET', path);

    expect(text).not.toMatch(/\/assets\/(offer|stays)-/);
  });
}
