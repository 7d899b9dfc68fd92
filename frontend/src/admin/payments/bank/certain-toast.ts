import type { CertainAccepted } from '@farmhouse/contracts/bookings/payment/bank';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';

function toneOf(accepted: number, failed: number, unconfirmed: number): ToastContent['tone'] {
  if (accepted === 0 && failed > 0) return 'destructive';
  return accepted === 0 || failed + unconfirmed > 0 ? 'neutral' : 'success';
}

/** Toast after all certain lines were accepted: a success only if none of them failed. */
export function certainToast({ accepted, unconfirmed, failed, left }: CertainAccepted): ToastContent {
  const parts = [
    `${accepted} verified`,
    unconfirmed.length > 0 && `Not confirmed: ${unconfirmed.join(', ')}`,
    failed.length > 0 && `${failed.length} not verified: ${failed[0]?.message.replace(/\.$/, '')}`,
    left > 0 && `${left} left`,
  ];
  return {
    title: accepted === 0 ? 'No Payment Verified' : 'Payments Verified',
    description: `${parts.filter(Boolean).join('. ')}.`,
    tone: toneOf(accepted, failed.length, unconfirmed.length),
  };
}
