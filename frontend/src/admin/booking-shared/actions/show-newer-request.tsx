import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { openRowDialog } from '../../ui/overlays/row-dialog.ts';
import { explainNewer } from '../status/seen-request.ts';

const ChangedRequestDialog = lazyWithRetry(() => import('./changed-request.dialog.tsx'));

/** Shows how the request differs from the `shown` one if a confirmation failed for that reason; true if it did. */
export const showNewerRequest = (shown: BookingView) =>
  explainNewer((newer) =>
    openRowDialog((close) => <ChangedRequestDialog shown={shown} newer={newer} onClose={close} />),
  );
