import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import type { PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import type { Problem } from '@farmhouse/contracts/errors';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describe, expect, it } from '@jest/globals';
import { useContent } from '../testing/use-content.ts';

const MESSAGES = '/api/admin/contact-messages';
const REQUESTS = '/api/admin/privacy-requests';
const UNDOABLE = { 'Undo-Seconds': '10' };
const content = useContent();

const send = () =>
  call(content(), 'POST', '/api/contact', {
    body: { name: 'Asha', email: 'asha@example.com', message: 'Is the pool open?' },
  });
const file = () =>
  call(content(), 'POST', '/api/privacy-requests', {
    body: { type: 'delete', name: 'Asha', email: 'asha@example.com' },
  });
const setMessage = (status: string, headers: Record<string, string> = UNDOABLE) =>
  callAsAdmin<Problem>(content(), 'PATCH', `${MESSAGES}/1`, { body: { status }, headers });
const setRequest = (body: object, headers: Record<string, string> = UNDOABLE) =>
  callAsAdmin(content(), 'PATCH', `${REQUESTS}/1`, { body, headers });
const message = async () => (await callAsAdmin<ContactMessageView[]>(content(), 'GET', MESSAGES)).body[0];
const request = async () => (await callAsAdmin<PrivacyRequestView[]>(content(), 'GET', REQUESTS)).body[0];
const open = async () => (await callAsAdmin<Undoable[]>(content(), 'GET', '/api/admin/undo/messages')).body;
const undo = (id: number | undefined) => callAsAdmin<Problem>(content(), 'POST', `/api/admin/undo/messages/${id}`);

describe('POST /api/admin/undo/messages/:id', () => {
  it('restores an archived message, once', async () => {
    await send();
    await setMessage('archived');
    const [archived] = await open();
    expect(archived).toMatchObject({ done: 'Archived: message of Asha', doneBy: 'owner' });

    const responses = await Promise.all([undo(archived?.id), undo(archived?.id)]);

    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    expect(await message()).toMatchObject({ status: 'new' });
    expect(await open()).toEqual([]);
  });

  it('returns 409 with the status when another admin has changed it since', async () => {
    await send();
    await setMessage('archived');
    const [archived] = await open();
    await setMessage('read', {});

    const { status, body } = await undo(archived?.id);

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'changed-since',
      message: 'This can no longer be undone: the message of Asha is read now.',
    });
    expect(await message()).toMatchObject({ status: 'read' });
  });

  it('returns 409 after a reply, whose mail was sent', async () => {
    await send();
    await setMessage('archived');
    const [archived] = await open();
    await callAsAdmin(content(), 'POST', `${MESSAGES}/1/reply`, { body: { replyMessage: 'Yes' } });

    expect((await undo(archived?.id)).body).toMatchObject({ code: 'changed-since' });
    expect(await message()).toMatchObject({ status: 'replied' });
  });

  it('refuses a window that is not a whole number from 1 to 10', async () => {
    await send();

    const { status, body } = await setMessage('archived', { 'Undo-Seconds': '60' });

    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'Undo-Seconds', message: 'Undo-Seconds must be a whole number from 1 to 10' },
    ]);
    expect(await message()).toMatchObject({ status: 'new' });
  });

  it('reopens a completed privacy request, and its person gets no mail', async () => {
    await file();
    await setRequest({ note: 'Looking for it' }, {});
    await setRequest({ status: 'completed', note: 'All deleted' });
    const [completed] = await open();

    const { status } = await undo(completed?.id);

    expect(status).toBe(204);
    expect(await request()).toMatchObject({ status: 'new', note: 'Looking for it', closedAt: null });
    expect(await eventsOf(content(), 'privacy-request.closed')).toEqual([]);
  });

  it('sends the mail of a completed request at once when the next change makes an undo impossible', async () => {
    await file();
    await setRequest({ status: 'completed' });
    const [completed] = await open();
    await setRequest({ note: 'Told by phone' }, {});

    expect((await undo(completed?.id)).body).toMatchObject({
      code: 'changed-since',
      message: expect.stringMatching(/PR-\w{8} is completed now\.$/),
    });
    expect(await eventsOf(content(), 'privacy-request.closed')).toHaveLength(1);
  });
});
