import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { PaidCompetitors } from './paid-competitors.tsx';

it('a competing guest who has paid is named with what to return', () => {
  const paid = {
    ...{ id: 1, fullName: 'Chitra Iyer', confirmationCode: 'FH-AAAA1111', checkinDate: '2026-12-12' },
    ...{ checkoutDate: '2026-12-13', finalTotal: 5100, received: 0, waiting: 5100 },
    ...{ paymentStatus: 'pending_verification', paymentAmount: 5100, upiTransactionId: '412345678901' },
  } as BookingView;

  const html = renderToStaticMarkup(<PaidCompetitors paid={[paid]} />);

  for (const text of ['Chitra Iyer', 'FH-AAAA1111', '412345678901', 'return it.']) expect(html).toContain(text);
});
