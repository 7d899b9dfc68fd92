import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { ChangedRequestNotice } from './changed-request-notice.tsx';

interface StayChangedProps {
  shown: BookingView;
  newer: BookingView;
  /** What was not done because of the change, such as `Nothing is recorded yet.` */
  note?: string;
  /** Absent where another button continues. */
  onLook?: () => void;
}

/** How the request has changed that the payment would confirm; the owner has to continue before deciding on it. */
export function StayChanged({ shown, newer, note, onLook }: StayChangedProps) {
  return (
    <div className="mb-4">
      <ChangedRequestNotice shown={shown} newer={newer} />
      {note && <p className="mt-3">{note}</p>}
      {onLook && (
        <Button className="mt-3" onClick={onLook}>
          Continue with this one
        </Button>
      )}
    </div>
  );
}
