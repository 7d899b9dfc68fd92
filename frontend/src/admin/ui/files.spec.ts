import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { onSignedOut } from '../../shared/api/admin-token.ts';
import { fetchFile } from './files.ts';

const stored = new Map<string, string>();
let sent: (string | null)[] = [];

/** Mocks fetch with a 401; `meanwhile` runs before the response arrives. */
function refusing(meanwhile = (): unknown => undefined): void {
  globalThis.fetch = ((_path: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('Authorization'));
    meanwhile();
    return Promise.resolve(new Response('', { status: 401 }));
  }) as typeof fetch;
}

const signedOut = jest.fn();

beforeEach(() => {
  sent = [];
  stored.clear();
  signedOut.mockClear();
  onSignedOut(signedOut);
  const localStorage = { getItem: (key: string) => stored.get(key) ?? null };
  Object.assign(globalThis, { window: { localStorage } });
});

afterEach(() => onSignedOut(undefined));

it('a download whose token is refused ends the session', async () => {
  stored.set('adminToken', 'stale');
  refusing();

  await expect(fetchFile('ledger/export')).rejects.toMatchObject({ status: 401 });

  expect(sent).toEqual(['Bearer stale']);
  expect(signedOut).toHaveBeenCalledTimes(1);
});

it('a download that is refused to a former session keeps the newer one', async () => {
  stored.set('adminToken', 'stale');
  refusing(() => stored.set('adminToken', 'newer'));

  await expect(fetchFile('ledger/export')).rejects.toMatchObject({ status: 401 });

  expect(signedOut).not.toHaveBeenCalled();
});

it('a download has no token when nobody is signed in', async () => {
  refusing();

  await expect(fetchFile('ledger/export')).rejects.toMatchObject({ status: 401 });

  expect(sent).toEqual([null]);
});
