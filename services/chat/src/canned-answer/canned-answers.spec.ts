import { describe, expect, it } from '@jest/globals';
import type { CannedAnswerView } from '@farmhouse/contracts/chat/canned-answer';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import { useChat } from '../testing/use-chat.ts';

const ADMIN = '/api/admin/chat/canned-answers';
const pool = { title: 'Pool', text: 'The pool is open from 8 to 20.' };
const chat = useChat();

describe('/api/admin/chat/canned-answers', () => {
  it('GET lists the answers in their order', async () => {
    const add = async (order?: number) =>
      (await callAsAdmin<CannedAnswerView>(chat(), 'POST', ADMIN, { body: { ...pool, order } })).body;
    const last = await add(2);
    const first = await add();

    expect((await callAsAdmin<CannedAnswerView[]>(chat(), 'GET', ADMIN)).body).toEqual([{ ...first, order: 0 }, last]);
  });

  it('PUT keeps the fields that are left out', async () => {
    const { body: added } = await callAsAdmin<CannedAnswerView>(chat(), 'POST', ADMIN, { body: { ...pool, order: 3 } });

    const { body } = await callAsAdmin(chat(), 'PUT', `${ADMIN}/${added.id}`, { body: { title: 'Swimming pool' } });

    expect(body).toEqual({ ...added, title: 'Swimming pool' });
  });

  describeOwnerCrud({
    service: chat,
    path: ADMIN,
    changeMethod: 'PUT',
    create: pool,
    update: { ...pool, text: 'The pool is heated.', order: 4 },
    required: ['title', 'text'],
    invalid: [
      ['an empty title', { title: ' ' }, 'title'],
      ['a title of 101 characters', { title: 'x'.repeat(101) }, 'title'],
      ['a text of 2001 characters', { text: 'x'.repeat(2001) }, 'text'],
      ['a negative order', { order: -1 }, 'order'],
    ],
  });
});
