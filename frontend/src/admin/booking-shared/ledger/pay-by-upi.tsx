import { Suspense } from 'react';
import { Button } from 'antd';
import { upiIdOf, upiLink } from '@farmhouse/contracts/bookings/payment/upi';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useNarrow } from '../../ui/use-screen.ts';

const UpiQr = lazyWithRetry(() => import('../../../shared/ui/upi-qr.tsx'));

interface PayByUpiProps {
  /** The UPI id or account that the guest gave. */
  refundTo: string;
  payeeName: string;
  /** Whole rupees; undefined while the typed amount is invalid. */
  amount: number | undefined;
  confirmationCode: string;
}

/** The destination of a refund; for a UPI id also the payment, as a link on phones or a QR code to scan. */
export function PayByUpi({ refundTo, payeeName, amount, confirmationCode }: PayByUpiProps) {
  const isNarrow = useNarrow();
  const payee = upiIdOf(refundTo);
  const link = payee && amount ? upiLink({ payee, payeeName, amount, confirmationCode }) : undefined;
  return (
    <div className="mb-4 grid justify-items-start gap-3">
      <p>
        To <span className="font-semibold wrap-anywhere">{refundTo}</span>{' '}
        <CopyButton text={payee ?? refundTo} what="account" />
      </p>
      {link && isNarrow && (
        <Button type="primary" href={link}>
          Open UPI app
        </Button>
      )}
      {link && !isNarrow && (
        <Suspense fallback={<Skeleton className="size-56" />}>
          <UpiQr link={link} label={`QR code that pays ${payeeName} by UPI`} />
        </Suspense>
      )}
    </div>
  );
}
