import { Suspense, type ReactNode } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { buttonClass } from '../../shared/ui/button.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

const UpiQr = lazyWithRetry(() => import('../../shared/ui/upi-qr.tsx'));

interface PayPanelProps {
  booking: GuestBooking;
  payee: string;
  link: string;
}

/** Amount, QR code and UPI id; the link to a UPI app is one of three ways to pay. */
export function PayPanel({ booking, payee, link }: PayPanelProps) {
  const amount = formatRupees(booking.finalTotal);
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-10">
      <figure className="mx-auto">
        <Suspense fallback={<Skeleton className="size-56" />}>
          <UpiQr link={link} label={`QR code to pay ${amount} to ${payee}`} />
        </Suspense>
        <figcaption className="mt-2 text-center text-sm text-quiet">Scan with any UPI app</figcaption>
      </figure>
      <div className="min-w-0">
        <dl className="grid gap-4">
          <Row name="Amount" copy={<CopyButton text={String(booking.finalTotal)} what="amount" />}>
            <span className="text-2xl font-bold tabular-nums">{amount}</span>
          </Row>
          <Row name="UPI id" copy={<CopyButton text={payee} what="UPI id" />}>
            <span className="text-lg font-semibold break-all">{payee}</span>
          </Row>
          <Row name="Note to add" copy={<CopyButton text={booking.confirmationCode} what="confirmation code" />}>
            <span className="text-lg font-semibold">{booking.confirmationCode}</span>
          </Row>
        </dl>
        <div className="mt-6 hidden pointer-coarse:block">
          <a href={link} className={buttonClass('primary', 'w-full')}>
            Open UPI app
          </a>
        </div>
      </div>
    </div>
  );
}

function Row({ name, copy, children }: { name: string; copy: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="col-start-1 min-w-0">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">{copy}</dd>
    </div>
  );
}
