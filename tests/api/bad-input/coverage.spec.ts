import { call } from '../../support/api/call.ts';
import { METHODS, prefixesOf } from '../../support/api/endpoints.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';
import { CONTENT_BODY_REQUESTS, UPLOADS } from './content-requests.ts';
import { ADMIN_BODY_REQUESTS } from './admin-requests.ts';
import { PUBLIC_BODY_REQUESTS } from './public-requests.ts';

const WRITES = METHODS.filter((method) => method !== 'GET');
const CALLS = [...PUBLIC_BODY_REQUESTS, ...ADMIN_BODY_REQUESTS, ...CONTENT_BODY_REQUESTS];
/** Refused by their signature, before the body is parsed: `whatsapp-webhook/webhook.spec.ts`. */
const SIGNED = ['POST /api/webhooks/whatsapp'];
const LISTED = [...SIGNED, ...CALLS.map(({ method, path }) => `${method} ${path}`), ...UPLOADS];
/** No call accepts a JSON array, and an upload no JSON (415); any status but 404 means that the route exists. */
const A_LIST = { raw: '[]' };

for (const prefix of prefixesOf('public', 'optional-admin', 'admin')) {
  test(`the bad-input specs list every write to ${prefix}`, async ({ owner }) => {
    for (const method of WRITES) {
      const { status, text } = await owner.call(method, prefix, A_LIST);

      expect([400, 401, 404, 415], `${method} ${prefix}: ${text.slice(0, 300)}`).toContain(status);
      if (status !== 404) expect(LISTED).toContain(`${method} ${prefix}`);
    }
  });

  test(`${prefix} refuses a body that is too large, known path or not`, async () => {
    for (const method of WRITES) {
      for (const path of [prefix, `${prefix}/nothing`]) {
        const response = await call(method, path, { raw: JSON.stringify({ text: 'x'.repeat(16 * 1024) }) });

        await test.step(`${method} ${path}`, () => expectProblem(response, [401, 404, 413]));
      }
    }
  });
}
