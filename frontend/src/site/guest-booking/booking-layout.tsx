import { useBookingCode } from './access/booking-code.ts';
import { useGuestTokenExchange } from './access/use-guest-token-exchange.ts';
import { BookingOrLookup, type BookingLayoutProps } from './booking-or-lookup.tsx';

/**
 * A page about one booking: reads it by the code in the URL, exchanges the token of a mail's link, shows a lookup form
 * when no booking is found, and polls. It always fills the screen, so that content below does not shift on loading.
 */
export function BookingLayout(props: BookingLayoutProps) {
  const code = useBookingCode();
  const link = useGuestTokenExchange();
  return (
    <div className="min-h-dvh">
      <BookingOrLookup {...props} code={code} link={link} />
    </div>
  );
}
