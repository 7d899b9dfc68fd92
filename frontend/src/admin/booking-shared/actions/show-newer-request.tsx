import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { openRowDialog } from '../../ui/overlays/row-dialog.ts';
import { newerBookingIn } from '../status/seen-request.ts';

const ChangedRequestDialog = lazyWithRetry(() => import('./changed-request.dialog.tsx'));

/**
 * For the error of a confirmation: shows how the request differs from the `shown` one when that is the reason, and
 * throws the error on.
 */
export const showNewerRequest =
  (shown: BookingView) =>
  (error: unknown): never => {
    const newer = newerBookingIn(error);
    if (newer) openRowDialog((close) => <ChangedRequestDialog shown={shown} newer={newer} onClose={close} />);
    throw error;
  };
