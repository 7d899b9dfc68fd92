import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';

/** Code that opens a connection to an address: an HTTP client, or a module that contains one. */
const OUTGOING =
  /\bfetch\(|\b(?:request|get|connect|createConnection)\b.* from 'node:(?:https?|http2|net|tls)'|from '(?:axios|undici|got)'/;

/**
 * Files that may open connections, and to what. Only one takes an address from a caller, and fetches it within its
 * limits: other code that has to fetch such an address uses that file. A new file belongs here only if it takes none.
 */
const KNOWN: Record<string, string> = {
  'services/platform/src/http/guarded-fetch/guarded-fetch.ts':
    'addresses that admins enter, on the public internet alone: guarded-fetch.spec.ts',
  'services/platform/src/auth/admin-keys.ts': 'identity, at the address of the environment',
  'services/notifications/src/operation-alerts/process-metrics.ts':
    'the metrics of the services, at addresses of the environment',
  'services/notifications/src/operation-alerts/certificate.ts': 'the site itself, at PUBLIC_URL of the environment',
  'services/notifications/src/channel/whatsapp/cloud-api.ts':
    'WhatsApp’s Cloud API, at the address of the environment; the path has the digits of the phone number ID',
  'frontend/server/inline-scripts/start-parts.ts': 'the style sheet of the page that it is part of, in the browser',
  'frontend/server/rendering/upstream.ts': 'the services, at addresses of the environment',
};

it('no process sends requests to an address that a user entered, except by the guarded fetch', () => {
  const sources = globSync(['services/*/src/**/*.{ts,tsx}', 'frontend/server/**/*.ts'], { cwd: inRoot() }).filter(
    (path) => !/\.spec\.tsx?$|\/testing\/|\/node_modules\//.test(path),
  );

  const calling = sources.filter((path) =>
    readFileSync(inRoot(path), 'utf8')
      .split('\n')
      .some((line) => !line.startsWith('import type') && OUTGOING.test(line)),
  );

  expect(sources.length).toBeGreaterThan(300);
  expect(calling.filter((path) => !(path in KNOWN))).toEqual([]);
});
