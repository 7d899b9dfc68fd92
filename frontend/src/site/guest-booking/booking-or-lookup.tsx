import type { ReactNode } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { errorText, isApiError } from '../../shared/api/api-error.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { buttonClass } from '../ui/button.ts';
import { NeedsScript } from '../ui/needs-script.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { isGuest, useGetBookingQuery, useLastSeenBooking, type VisibleBooking } from './access/guest-booking.api.ts';
import { CookieBlockedNotice } from './access/cookie-blocked-notice.tsx';
import { LookupForm } from './access/lookup-form.tsx';
import type { TokenExchange } from './access/use-guest-token-exchange.ts';
import { SlowNotice } from '../ui/slow-notice.tsx';

export interface BookingLayoutProps {
  /** The page's heading until the booking is loaded. */
  title: string;
  /** Polling interval of the booking, in milliseconds; 0 for none. */
  pollEvery: (booking: VisibleBooking | undefined) => number;
  children: (booking: VisibleBooking, link: TokenExchange) => ReactNode;
}

interface BookingOrLookupProps extends BookingLayoutProps {
  /** Undefined before hydration, empty if the URL names no booking. */
  code: string | undefined;
  link: TokenExchange;
}

/** The booking, polled; the lookup form while there is none with this code. */
export function BookingOrLookup({ title, pollEvery, children, code, link }: BookingOrLookupProps) {
  const skip = !code || link === 'exchanging';
  const last = useLastSeenBooking(code ?? '');
  const known = useGetBookingQuery(code ?? '', {
    skip,
    refetchOnMountOrArgChange: true,
    pollingInterval: pollEvery(last.data),
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  // the data of a booking that the owner has deleted since stays in the cache
  const booking = isUnknown(known.error) ? undefined : known.currentData;

  if (code === undefined || (code && !booking && !known.error)) return <BookingSkeleton />;
  if (booking) {
    return (
      <>
        {!isGuest(booking) && <CookieBlockedNotice code={code} />}
        {children(booking, link)}
      </>
    );
  }
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6 md:py-20">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 mb-8 text-lg text-quiet">Enter your confirmation code to see your booking.</p>
      {code && known.error && (
        <Failure error={known.error} isRetrying={known.isFetching} retry={() => void known.refetch()} />
      )}
      <LookupForm key={code} code={code} />
    </div>
  );
}

const isUnknown = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 400);

interface FailureProps {
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

function Failure({ error, isRetrying, retry }: FailureProps) {
  const unknown = isUnknown(error);
  return (
    <div className="mb-8">
      <div role="alert">
        <Notice tone="danger" title={unknown ? 'We have no booking with this code' : 'We could not load your booking'}>
          <p>{unknown ? 'Please compare it with your email.' : errorText(error, 'Please check your connection.')}</p>
          {!unknown && (
            <button
              type="button"
              onClick={retry}
              aria-disabled={isRetrying || undefined}
              className={buttonClass('outline', 'mt-3')}
            >
              {isRetrying ? 'Trying again...' : 'Try again'}
            </button>
          )}
        </Notice>
      </div>
      <SlowNotice isWaiting={isRetrying} className="mt-3" />
    </div>
  );
}

function BookingSkeleton() {
  const phone = settingText(useSettings(), 'contact_phone');
  return (
    <div className="mx-auto max-w-5xl px-4 py-12 sm:px-6 md:py-16" aria-busy="true">
      <p className="sr-only noscript:hidden">Loading your booking</p>
      <NeedsScript phone={phone} />
      <SlowNotice isWaiting className="mb-4" />
      <div className="noscript:hidden">
        <Skeleton className="h-10 w-2/3 max-w-md" />
        <Skeleton className="mt-4 h-6 w-full max-w-xl" />
        <Skeleton className="mt-8 h-28 rounded-card" />
        <Skeleton className="mt-6 h-64 rounded-card" />
      </div>
    </div>
  );
}
