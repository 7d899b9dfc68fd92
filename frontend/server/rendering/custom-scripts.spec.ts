import { expect, it } from '@jest/globals';
import { mayRunCustomScripts } from './custom-scripts.ts';

const answering = (body: unknown, status = 200) =>
  (() => Promise.resolve(Response.json(body, { status }))) as typeof fetch;
const active = answering([{ id: 1, isActive: true }]);
const down = (() => Promise.reject(new Error('refused'))) as typeof fetch;

it.each([
  ['an active script', '/services', active, true],
  ['an active script and a query', '/services?service=chef', active, true],
  ['no script', '/services', answering([]), false],
  ['only an inactive script', '/services', answering([{ id: 1, isActive: false }]), false],
  ['an error of the service', '/services', answering({ message: 'Broken' }, 500), false],
  ['no answer', '/services', down, false],
  ['an active script on the payment page', '/payment', active, false],
  ['an active script on the confirmation', '/booking-confirmation', active, false],
])('mayRunCustomScripts answers for %s at %s', async (_what, address, read, expected) => {
  expect(await mayRunCustomScripts(address, read)).toBe(expected);
});
