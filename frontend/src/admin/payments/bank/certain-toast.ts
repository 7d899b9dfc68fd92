import type { CertainAccepted } from '@farmhouse/contracts/bookings/payment/bank';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';

/** Toast after all certain lines were accepted: a success only if none of them failed. */
export function certainToast({ accepted, unconfirmed, failed, left }: CertainAccepted): ToastContent {
  const areAllRefused = accepted === 0 && failed.length > 0;
  const parts = [
    `${accepted} verified`,
    unconfirmed.length > 0 && `not confirmed: ${unconfirmed.join(' and ')}`,
    failed.length > 0 && `${failed.length} not: ${failed[0]?.message}`,
    left > 0 && `${left} left`,
  ];
  return {
    title: areAllRefused ? 'No Payment Verified' : 'Payments Verified',
    description: parts.filter(Boolean).join(', '),
    tone: areAllRefused ? 'destructive' : failed.length + unconfirmed.length > 0 ? 'neutral' : 'success',
  };
}
