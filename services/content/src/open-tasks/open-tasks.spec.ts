import { expect, it } from '@jest/globals';
import type { OpenMessageTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { useContent } from '../testing/use-content.ts';

const content = useContent();
const ASHA = { name: 'Asha', email: 'asha@example.com' };

it('GET /api/admin/open-tasks/messages counts new messages and the requests that are not closed', async () => {
  for (let index = 0; index < 3; index += 1) {
    await call(content(), 'POST', '/api/contact', { body: { ...ASHA, message: `Question ${index}` } });
    await call(content(), 'POST', '/api/privacy-requests', { body: { ...ASHA, type: 'copy' } });
  }
  const change = (path: string, status: string) =>
    callAsAdmin(content(), 'PATCH', `/api/admin/${path}`, { body: { status } });
  await change('contact-messages/1', 'read');
  await change('privacy-requests/1', 'in_progress');
  await change('privacy-requests/2', 'completed');

  const { body } = await callAsAdmin<OpenMessageTasks>(content(), 'GET', '/api/admin/open-tasks/messages');

  expect(body).toEqual({ newMessages: 2, privacyRequests: 2 });
});
