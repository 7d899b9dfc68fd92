import type { ErasureBlocker } from '@farmhouse/contracts/privacy/personal-data';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { openMoneyOf, type OpenMoney } from '../ledger/open-money.ts';

const MONEY_TEXTS: Record<OpenMoney['kind'], (amount: string) => string> = {
  owed: (amount) => `still owes ${amount}`,
  refund: (amount) => `has a refund of ${amount} to be paid`,
  deposit: (amount) => `has a deposit of ${amount} that is neither returned nor kept`,
  requested: (amount) => `has ${amount} paid for a request that is not decided`,
  waiting: (amount) => `has payments of ${amount} that wait for a decision`,
};

/** The reasons why the guest of these bookings cannot be erased now. Rule: erasing a person. */
export async function erasureBlockersOf(
  manager: EntityManager,
  bookings: readonly BookingEntity[],
): Promise<ErasureBlocker[]> {
  const ids = bookings.map(({ id }) => id);
  const stays = await manager.query<{ confirmationCode: string; checkoutDate: string }[]>(
    `SELECT confirmation_code AS "confirmationCode", checkout_date::text AS "checkoutDate" FROM bookings
     WHERE id = ANY($1) AND status = 'confirmed' AND archived_at IS NULL AND upper(stay) > now() ORDER BY id`,
    [ids],
  );
  return [
    ...stays.map(({ confirmationCode, checkoutDate }) => ({
      ...{ confirmationCode, reason: 'stay-to-come' as const },
      text: `${confirmationCode} is a confirmed stay until ${formatDay(checkoutDate)}`,
    })),
    ...(await openMoneyOf(manager, ids)).map(({ confirmationCode, kind, amount }) => ({
      ...{ confirmationCode, reason: 'money-owed' as const },
      text: `${confirmationCode} ${MONEY_TEXTS[kind](formatRupees(amount))}`,
    })),
  ];
}
