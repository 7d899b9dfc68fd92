import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from '../booking/booking.ts';
import { dueAtOnce } from '../../testing/owed.ts';
import { balanceOf, type Balance, type Payment } from './payment.ts';

const UTR = '123456789012';
const SUBMITTED_AT = '2027-03-01T09:00:00.000Z';
const VERIFIED_AT = '2027-03-02T09:00:00.000Z';

/** Payments, oldest first, of 5,100 rupees unless overridden. */
function payments(...parts: Partial<Payment>[]): Payment[] {
  return parts.map((part, index) => ({
    ...{ id: index + 1, amount: 5100, method: 'upi', reference: UTR, state: 'submitted', recordedBy: null },
    ...{ at: SUBMITTED_AT, verifiedAt: null, verifiedBy: null, notes: null, isReversed: false },
    ...part,
  }));
}

const CASH = { method: 'cash', reference: null, recordedBy: 'owner', state: 'recorded' } as const;
const FAILED = { state: 'failed', notes: 'nothing arrived' } as const;
const VERIFIED = { state: 'verified', verifiedAt: VERIFIED_AT, verifiedBy: 'owner' } as const;

describe('the balance of a booking over ₹5,100', () => {
  it.each<[string, Partial<Payment>[], Partial<Balance>]>([
    ['without a payment', [], { paymentStatus: 'pending', due: 5100, paymentMethod: null, submissions: 0 }],
    ['with an undecided UTR', [{}], { paymentStatus: 'pending_verification', waiting: 5100, upiTransactionId: UTR }],
    ['with cash that was recorded', [CASH], { paymentStatus: 'paid', paymentRecordedBy: 'owner', submissions: 0 }],
    ['with a verified UTR', [VERIFIED], { paymentStatus: 'verified', due: 0, paymentVerifiedAt: VERIFIED_AT }],
    ['with a refused UTR', [FAILED], { paymentStatus: 'failed', upiTransactionId: UTR, paymentSubmittedAt: null }],
    ['with a bank transfer', [{ ...CASH, method: 'bank', reference: 'N4' }], { paymentReference: 'N4' }],
    [
      'with a UTR in place of another one',
      [{ reference: '999999999999', state: 'superseded' }, {}],
      { paymentStatus: 'pending_verification', waiting: 5100, upiTransactionId: UTR, submissions: 2 },
    ],
    [
      'with cash after a refused UTR',
      [FAILED, CASH],
      { paymentStatus: 'paid', upiTransactionId: null, paymentMethod: 'cash', submissions: 1 },
    ],
    [
      'with a UTR beside cash that was recorded',
      [{ ...CASH, amount: 2000 }, { amount: 3100 }],
      {
        paymentStatus: 'pending_verification',
        waiting: 5100,
        paymentMethod: 'upi',
        paymentAmount: 3100,
        submissions: 1,
      },
    ],
    [
      'with cash that was recorded before a UTR, which is verified already',
      [
        { ...CASH, amount: 2000 },
        { ...VERIFIED, amount: 3100 },
      ],
      { paymentStatus: 'paid', waiting: 2000, due: 2000, paymentMethod: 'cash', paymentAmount: 2000 },
    ],
    [
      'with an advance that is verified',
      [{ ...VERIFIED, amount: 2000 }],
      { paymentStatus: 'pending', received: 2000, due: 3100 },
    ],
    [
      'with an advance that is verified and the rest that waits',
      [{ ...VERIFIED, amount: 2000 }, { amount: 3100 }],
      { paymentStatus: 'pending_verification', received: 2000, waiting: 3100, due: 3100 },
    ],
    [
      'with an advance that is verified and the rest refused',
      [
        { ...VERIFIED, amount: 2000 },
        { ...FAILED, amount: 3100 },
      ],
      { paymentStatus: 'failed', received: 2000, due: 3100 },
    ],
    [
      'with two verified payments',
      [
        { ...VERIFIED, amount: 2000 },
        { ...VERIFIED, amount: 3100 },
      ],
      { paymentStatus: 'verified', received: 5100, due: 0 },
    ],
    ['with more than the amount', [{ ...VERIFIED, amount: 6000 }], { paymentStatus: 'verified', due: 0 }],
  ])('%s', (_case, parts, expected) => {
    expect(balanceOf(payments(...parts), dueAtOnce(5100))).toMatchObject(expected);
  });

  it.each<[string, Partial<Payment>[], PaymentStatus]>([
    ['without a payment', [], 'verified'],
    ['with an undecided UTR', [{}], 'pending_verification'],
    ['after a refused UTR', [FAILED], 'verified'],
    ['after a verified one', [VERIFIED], 'verified'],
  ])('is settled for a stay that costs nothing unless a payment waits: %s', (_case, parts, paymentStatus) => {
    expect(balanceOf(payments(...parts), dueAtOnce(0))).toMatchObject({ paymentStatus, due: 0, dueLater: 0 });
  });
});

describe('a balance that is refused before it is due', () => {
  const dueLater = { total: 5100, dueTotal: 2000, refunded: 0, owedAgain: 0 };
  const advance = { ...VERIFIED, amount: 2000, reference: '401234567890' };
  const refused = { ...FAILED, amount: 3100 };

  it('leaves the verified advance as the payment that is shown, and is named besides', () => {
    expect(balanceOf(payments(advance, refused), dueLater)).toMatchObject({
      ...{ paymentStatus: 'verified', upiTransactionId: '401234567890', paymentAmount: 2000, dueLater: 3100 },
      ...{ refusalNotes: 'nothing arrived', refusedEarly: { amount: 3100, reference: UTR } },
    });
  });

  it('leaves the time of a cash advance as it is, so that it was not paid after it was verified', () => {
    const cash = { ...CASH, ...VERIFIED, amount: 2000 };
    const later = { ...refused, at: '2027-03-05T09:00:00.000Z' };

    expect(balanceOf(payments(cash, later), dueLater)).toMatchObject({
      ...{ paymentMethod: 'cash', paymentSubmittedAt: SUBMITTED_AT, paymentVerifiedAt: VERIFIED_AT },
    });
  });

  it.each<[string, Partial<Payment>[]]>([
    ['its verification was reversed by a correction', [advance, { ...refused, isReversed: true }]],
    ['the guest has sent another reference', [advance, refused, { amount: 3100 }]],
    ['the balance is verified', [advance, refused, { ...VERIFIED, amount: 3100 }]],
  ])('is not named when %s', (_case, parts) => {
    expect(balanceOf(payments(...parts), dueLater).refusedEarly).toBeNull();
  });
});

describe("the owner's notes", () => {
  it.each<[string, Partial<Payment>[], string | null, string | null]>([
    ['of a refused payment are for the guest', [FAILED], 'nothing arrived', 'nothing arrived'],
    [
      'of a refused payment are kept while the next one is undecided',
      [FAILED, {}],
      'nothing arrived',
      'nothing arrived',
    ],
    ['of a recorded payment are for the owner only', [{ ...CASH, notes: 'at the gate' }], 'at the gate', null],
    ['of a verified payment are for the owner only', [{ ...VERIFIED, notes: 'seen' }], 'seen', null],
    ['of a refused payment are replaced by a recorded one', [FAILED, CASH], null, null],
    ['of a correction are for the owner only', [{ ...FAILED, isReversed: true }], 'nothing arrived', null],
    [
      'of a correction end those of a payment refused before',
      [FAILED, { ...FAILED, isReversed: true }],
      'nothing arrived',
      null,
    ],
    [
      'beside a recorded payment stay private once the guest sends a UTR',
      [FAILED, { ...CASH, state: 'superseded', notes: 'at the gate' }, {}],
      'at the gate',
      null,
    ],
  ])('%s', (_case, parts, paymentNotes, refusalNotes) => {
    expect(balanceOf(payments(...parts), dueAtOnce(5100))).toMatchObject({ paymentNotes, refusalNotes });
  });
});
