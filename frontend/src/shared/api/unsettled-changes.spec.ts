import { describe, expect, it } from '@jest/globals';
import { UnsettledChanges } from './unsettled-changes.ts';

const CHANGE = { url: 'bookings/7/confirm', method: 'POST', body: { a: 1 } };
const failing = (status: number) => ({ error: { status, message: '' } });

/** Sends a change that is answered with `answer`; returns the key it carried. */
async function keyOf(changes: UnsettledChanges, response: { error?: object }, change: object = CHANGE, now = 0) {
  let sent = '';
  await changes.send(change as typeof CHANGE, (key) => ((sent = key), response), now);
  return sent;
}

describe('UnsettledChanges', () => {
  it.each([0, 429, 500, 503])('sends a change that has failed with %i again with the same key', async (status) => {
    const changes = new UnsettledChanges();

    const first = await keyOf(changes, failing(status));
    const second = await keyOf(changes, {});

    expect(second).toBe(first);
    expect(await keyOf(changes, {})).not.toBe(first);
  });

  it.each([400, 409])('gives a change that was refused with %i a new key', async (status) => {
    const changes = new UnsettledChanges();

    expect(await keyOf(changes, failing(status))).not.toBe(await keyOf(changes, {}));
  });

  it('gives different content, a file and a change after a long time a new key', async () => {
    const changes = new UnsettledChanges();
    const file = { ...CHANGE, body: new FormData() };

    const first = await keyOf(changes, failing(503));
    const other = await keyOf(changes, {}, { ...CHANGE, body: { a: 2 } });
    const files = [await keyOf(changes, failing(503), file), await keyOf(changes, {}, file)];
    const late = await keyOf(changes, {}, CHANGE, 11 * 60_000);

    expect(new Set([first, other, ...files, late]).size).toBe(5);
  });

  it.each([
    ['PUT', { on: true }],
    ['DELETE', undefined],
  ])('gives a lost change a new key once a different %s of the same URL was made', async (method, body) => {
    const changes = new UnsettledChanges();
    const off = { url: 'admin/bookings/7/messages-paused', method: 'PUT', body: { on: false } };

    const lost = await keyOf(changes, failing(0), off);
    await keyOf(changes, failing(409), { ...off, method, body });
    expect(await keyOf(changes, failing(0), off)).toBe(lost);
    await keyOf(changes, {}, { ...off, method, body });

    expect(await keyOf(changes, {}, off)).not.toBe(lost);
  });

  it('keeps the key of a lost POST when another one adds something else', async () => {
    const changes = new UnsettledChanges();

    const lost = await keyOf(changes, failing(0));
    await keyOf(changes, {}, { ...CHANGE, body: { a: 2 } });

    expect(await keyOf(changes, {})).toBe(lost);
  });

  it.each([
    ['PATCH', 'admin/bookings/7/status', { status: 'pending' }],
    ['POST', 'bookings/7/cancel', {}],
    ['POST', 'admin/bookings/decline', { ids: [6, 7] }],
  ])('gives a lost change of a booking a new key once a %s of %s has changed it', async (method, url, body) => {
    const changes = new UnsettledChanges();
    const lost = await keyOf(changes, failing(0));
    const ofAnother = await keyOf(changes, failing(0), { ...CHANGE, url: 'bookings/70/confirm' });

    await keyOf(changes, failing(409), { url, method, body });
    expect(await keyOf(changes, failing(0))).toBe(lost);
    await keyOf(changes, {}, { url, method, body });

    expect(await keyOf(changes, {})).not.toBe(lost);
    expect(await keyOf(changes, {}, { ...CHANGE, url: 'bookings/70/confirm' })).toBe(ofAnother);
  });

  it('gives a lost decline a new key once one of its bookings was changed', async () => {
    const changes = new UnsettledChanges();
    const decline = { url: 'admin/bookings/decline', method: 'POST', body: { ids: [6, 7] } };
    const lost = await keyOf(changes, failing(0), decline);

    await keyOf(changes, {}, { url: 'admin/bookings/7/status', method: 'PATCH', body: { status: 'pending' } });

    expect(await keyOf(changes, {}, decline)).not.toBe(lost);
  });

  it('sends the same again with the same key from one dialog, and with a new one from a dialog opened later', async () => {
    const changes = new UnsettledChanges();
    const cash = { url: 'admin/bookings/7/payments', method: 'POST', body: { amount: 500, method: 'cash' } };
    const lost = await keyOf(changes, failing(0), { ...cash, sentBy: 'first' });

    expect(await keyOf(changes, {}, { ...cash, sentBy: 'second' })).not.toBe(lost);
    expect(await keyOf(changes, {}, { ...cash, sentBy: 'first' })).toBe(lost);
  });

  it('after an undo gives a lost change that can be undone a new key, and others the same', async () => {
    const changes = new UnsettledChanges();
    const undoable = { ...CHANGE, url: 'bookings/8/confirm', headers: { 'Undo-Seconds': '10' } };
    const lost = [await keyOf(changes, failing(0)), await keyOf(changes, failing(0), undoable)];

    changes.undone();

    const again = [await keyOf(changes, {}), await keyOf(changes, {}, undoable)];
    expect(again.map((key, index) => key === lost[index])).toEqual([true, false]);
  });
});
