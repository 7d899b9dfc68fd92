import { Suspense } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

const UpiQr = lazyWithRetry(() => import('../../shared/ui/upi-qr.tsx'));

/** The QR code that UPI apps scan; its code is fetched apart from the page. */
export function QrFigure({ link, label }: { link: string; label: string }) {
  return (
    <figure className="mx-auto w-fit">
      <Suspense fallback={<Skeleton className="size-56" />}>
        <UpiQr link={link} label={label} />
      </Suspense>
      <figcaption className="mt-2 text-center text-sm text-quiet">Scan with any UPI app</figcaption>
    </figure>
  );
}
