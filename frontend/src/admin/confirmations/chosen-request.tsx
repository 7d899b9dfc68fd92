import { Button } from 'antd';
import { useBookingDetails } from '../booking-shared/api/booking-details.api.ts';
import { UnknownOrFailed } from '../booking-shared/details/unknown-booking.tsx';
import { competingRequestsOf } from '../booking-shared/status/paid-first.ts';
import { LoadingState } from '../ui/states.tsx';
import { CompetingRows } from './competing-rows.tsx';

interface ChosenRequestProps {
  id: number;
  onClose: () => void;
}

/** The booking request named in the URL, with its competing requests. */
export function ChosenRequest({ id, onClose }: ChosenRequestProps) {
  const { currentData: booking, error, refetch } = useBookingDetails(id);
  return (
    <section aria-label="Chosen request" className="mb-6">
      {booking && (
        <CompetingRows group={{ bookings: [booking, ...competingRequestsOf(booking)], anchor: booking, missing: 0 }} />
      )}
      {!booking && (
        <div className="panel">
          {error ? <UnknownOrFailed what="The request" error={error} onRetry={refetch} /> : <LoadingState rows={3} />}
        </div>
      )}
      <Button className="mt-3" onClick={onClose}>
        Show all bookings
      </Button>
    </section>
  );
}
