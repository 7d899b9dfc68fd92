import { Alert } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { DifferenceList } from '../stay/difference-list.tsx';
import { newerRequest } from '../stay/newer-request.ts';

interface ChangedRequestNoticeProps {
  shown: BookingView;
  newer: BookingView;
}

/** How a booking request differs from what the owner was about to decide on. */
export function ChangedRequestNotice({ shown, newer }: ChangedRequestNoticeProps) {
  const differences = newerRequest(shown, newer);
  const areDatesFree = shown.datesTakenBy !== null && newer.datesTakenBy === null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`The request of ${newer.fullName} has changed in the meantime`}
      description={
        <>
          <DifferenceList differences={differences} />
          {areDatesFree && <p>Its dates are free now.</p>}
          {differences.length === 0 && !areDatesFree && (
            <p>It has the same dates, guests and total as before; its services may be others.</p>
          )}
        </>
      }
    />
  );
}
