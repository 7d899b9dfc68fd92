import type { GuestChangeAnswer } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../../shared/storage/session-storage.ts';

/** A difference between the server's price and the price that the guest was shown; amounts in whole rupees. */
export interface PriceAdjustment {
  code: string;
  shown: number;
  total: number;
}

type ChangeAnswer = Pick<
  GuestChangeAnswer,
  'confirmationCode' | 'status' | 'finalTotal' | 'changeRequest' | 'priceAdjusted'
>;

const KEY = 'price-adjusted';

/**
 * Remembers the total that the guest was shown if the server's is another one, and otherwise forgets an earlier
 * difference. Stored in session storage, so that the confirmation page shows it even after a reload.
 */
export function rememberShownTotal({ code, shown, total }: PriceAdjustment): void {
  if (shown !== total) writeSessionItem(KEY, { code, shown, total });
  else if (adjustmentOf(code)) removeSessionItem(KEY);
}

/** The shown total of a change, beside that of the changed booking request or of the filed change request. */
export function adjustmentAfterChange(
  shown: number,
  { confirmationCode: code, status, finalTotal, changeRequest, priceAdjusted }: ChangeAnswer,
): PriceAdjustment {
  const asked = status === 'pending' ? finalTotal : (changeRequest?.finalTotal ?? shown);
  return { code, shown, total: priceAdjusted ? asked : shown };
}

/** Says that a price is not the one that the guest was shown. */
export const adjustmentText = ({ shown, total }: Pick<PriceAdjustment, 'shown' | 'total'>): string =>
  `You saw ${formatRupees(shown)}; by our current prices it is ${formatRupees(total)}.`;

export function adjustmentOf(code: string): PriceAdjustment | undefined {
  const kept = readSessionItem<PriceAdjustment>(KEY);
  return kept?.code === code ? kept : undefined;
}
