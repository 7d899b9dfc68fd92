import { useSearchParams } from 'react-router-dom';
import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { LookupForm } from '../guest-booking/access/lookup-form.tsx';
import { BookingLayout } from '../guest-booking/booking-layout.tsx';
import { useGetReceiptQuery } from '../guest-booking/receipts/receipts.api.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { buttonClass } from '../ui/button.ts';
import { Notice } from '../ui/notice.tsx';
import type { PageLayout } from '../page/page.ts';
import { headOf } from '../head/titled.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

export const layout: PageLayout = { bottomBar: 'help' };

export const head = headOf('receipt');

/** One receipt of a booking, only for its guest. */
export default function ReceiptPage() {
  return (
    <BookingLayout title="Your receipt" pollEvery={() => 0}>
      {(booking) => <OwnReceipt booking={booking} />}
    </BookingLayout>
  );
}

function OwnReceipt({ booking }: { booking: VisibleBooking }) {
  const [params] = useSearchParams();
  const number = params.get('number') ?? '';
  const code = booking.confirmationCode;
  const skip = !isGuest(booking) || number === '';
  const query = useGetReceiptQuery({ code, number }, { skip, refetchOnMountOrArgChange: true });
  const { currentData: receipt, error, refetch } = query;
  // not an earlier copy: the owner may have corrected the receipt since
  if (receipt && !error) return <ReceiptSheet receipt={receipt} code={code} />;
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6 md:py-20">
      <h1 className="text-3xl">Your receipt</h1>
      <div className="mt-6">
        {!isGuest(booking) && <LookupForm code={code} />}
        {(error || (isGuest(booking) && number === '')) && (
          <Notice tone="danger" title="We could not show this receipt">
            <p>Please open it again from your booking's page.</p>
            {number !== '' && (
              <button type="button" onClick={() => void refetch()} className={buttonClass('outline', 'mt-3')}>
                Try again
              </button>
            )}
          </Notice>
        )}
        {!error && !skip && <Skeleton className="h-96 rounded-card" />}
      </div>
    </div>
  );
}
