import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { ChangedRequestNotice } from '../booking-shared/status/changed-request-notice.tsx';

interface StayChangedProps {
  shown: BookingView;
  newer: BookingView;
  onLook: () => void;
}

/** How the request has changed that the payment would confirm; the owner has to continue before deciding on it. */
export function StayChanged({ shown, newer, onLook }: StayChangedProps) {
  return (
    <div className="mb-4">
      <ChangedRequestNotice shown={shown} newer={newer} />
      <Button className="mt-3" onClick={onLook}>
        Continue with this one
      </Button>
    </div>
  );
}
