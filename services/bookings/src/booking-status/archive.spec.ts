import { describe, expect, it } from '@jest/globals';
import type { BookingDetails, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Problem } from '@farmhouse/contracts/errors';
import { InvalidArgument } from '@farmhouse/platform/database/run-once';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { restoreBooking } from '../commands/restore.ts';
import { aBooking, bookingInput, dbOf, postBooking, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const list = () => callAsAdmin<BookingView[]>(bookings, 'GET', '/api/admin/bookings');
const remove = (id: number) => callAsAdmin(bookings, 'DELETE', `/api/admin/bookings/${id}`);
const restore = (code: string, now?: Date) =>
  restoreBooking(dbOf(bookings), bookings.app.get(BookingWriter), code, now);

describe('DELETE /api/admin/bookings/:id', () => {
  it('hides the booking everywhere and frees its dates', async () => {
    const { id, code } = await aBooking(bookings, stayIn(10));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const { status } = await remove(id);

    expect(status).toBe(204);
    expect((await list()).body).toEqual([]);
    const gone = await Promise.all([
      call(bookings, 'GET', `/api/bookings/${code}`),
      callAsAdmin(bookings, 'GET', `/api/admin/bookings/${id}`),
      callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`),
      remove(id),
    ]);
    expect(gone.map((response) => response.status)).toEqual([404, 404, 404, 404]);
    expect((await postBooking(bookings, bookingInput(stayIn(10)))).status).toBe(201);
  });

  it('is refused while a refund is due to the guest, who still sees it, and possible once it is paid', async () => {
    const { id, code, cookie: headers } = await aBooking(bookings, stayIn(10));
    const post = (path: string, body: object = {}) => callAsAdmin(bookings, 'POST', `/api/${path}`, { body });
    await post(`bookings/${id}/confirm`);
    await post(`admin/bookings/${id}/payments`, { amount: 2800, method: 'cash', verify: true });
    await post(`bookings/${id}/cancel`);

    const refused = await remove(id);

    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'ledger-conflict',
        message: `${code} cannot be deleted: its guest is to get ₹1,400 back. Pay it and record the refund first.`,
      },
    ]);
    expect((await callAsAdmin(bookings, 'GET', '/api/admin/money/refunds')).body).toMatchObject([{ bookingId: id }]);
    const { body: seen } = await call(bookings, 'GET', `/api/bookings/${code}`, { headers });
    expect(seen).toMatchObject({ refund: { amount: 1400, paid: 0 } });
    await post(`admin/bookings/${id}/refunds`, { amount: 1400, method: 'upi' });
    expect((await remove(id)).status).toBe(204);
  });

  it('is refused while a stay is overpaid, a deposit is held, or a request is paid', async () => {
    const [overpaid, deposit] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(20))];
    const requested = await aBooking(bookings, stayIn(10));
    const post = (path: string, body: object) => callAsAdmin(bookings, 'POST', `/api/admin/bookings/${path}`, { body });
    await post(`${overpaid.id}/payments`, { amount: 6000, method: 'cash', verify: true });
    await post(`${deposit.id}/deposit`, { action: 'take', amount: 5000 });

    await post(`${requested.id}/payments`, { amount: 5100, method: 'cash', verify: true });

    const refused = [await remove(overpaid.id), await remove(deposit.id), await remove(requested.id)];

    expect(refused.map(({ status, body }) => [status, (body as Problem).message])).toEqual([
      [409, expect.stringContaining('its guest is to get ₹900 back.')],
      [409, expect.stringContaining('the deposit of ₹5,000 is still held.')],
      [409, expect.stringContaining('its guest has paid ₹5,100. Cancel or decline the request first')],
    ]);
    await post(`${deposit.id}/deposit`, { action: 'return', amount: 5000 });
    expect((await remove(deposit.id)).status).toBe(204);
  });

  it('of a cancelled booking without money can be undone', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    const headers = { 'Undo-Seconds': '10' };
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`);

    const { status } = await callAsAdmin(bookings, 'DELETE', `/api/admin/bookings/${id}`, { headers });

    expect(status).toBe(204);
    const { body } = await callAsAdmin<{ id: number }[]>(bookings, 'GET', '/api/admin/undo');
    expect((await callAsAdmin(bookings, 'POST', `/api/admin/undo/${body[0]?.id}`)).status).toBe(204);
    expect((await list()).body).toMatchObject([{ id, status: 'cancelled' }]);
  });

  it('can be reverted for thirty days by restore-booking', async () => {
    const { id, code } = await aBooking(bookings, stayIn(10));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
    await remove(id);

    expect(await restore(code)).toBe(`${code} is back, confirmed`);

    expect((await list()).body).toMatchObject([{ id, status: 'confirmed' }]);
    expect((await postBooking(bookings, bookingInput(stayIn(10)))).status).toBe(409);
    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`);
    expect(body.audit.map(({ action }) => action)).toEqual(['requested', 'confirmed', 'deleted', 'restored']);
  });

  it('cannot be reverted when another booking has used the reference of its payment since', async () => {
    const upiTransactionId = '123456789012';
    const { id, code } = await aBooking(bookings, { ...stayIn(10), upiTransactionId });
    await remove(id);
    await aBooking(bookings, { ...stayIn(20), upiTransactionId });

    const message = `This reference number was already used; ${code} stays deleted`;
    await expect(restore(code)).rejects.toThrow(new InvalidArgument(message));
  });

  it('cannot be reverted later, when the dates are taken, or for a booking that was not deleted', async () => {
    const { id, code } = await aBooking(bookings, stayIn(10));
    await expect(restore(code)).rejects.toThrow(/^No deleted booking/);
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
    await remove(id);
    const next = await aBooking(bookings, stayIn(10));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${next.id}/confirm`);

    const later = new Date(Date.now() + 32 * 24 * 3_600_000);
    await expect(restore(code)).rejects.toThrow(/are no longer free/);
    await expect(restore(code, later)).rejects.toThrow(/more than 30 days ago/);
    await expect(restore('nonsense')).rejects.toThrow(/^Give the confirmation code/);
    await expect(restore('nonsense')).rejects.toBeInstanceOf(InvalidArgument);
  });
});
