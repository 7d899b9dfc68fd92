import { Alert } from 'antd';
import { daysText } from '../booking/stay/stay-text.ts';
import { useOwnerCalendar, type Span } from './calendar.api.ts';

/** Most requests that are named. */
const NAMED = 5;

/** Says which booking requests want the days that are to be blocked. Rule: the owner may override. */
export function RequestedDays({ span }: { span: Span }) {
  const { currentData, isError } = useOwnerCalendar(span);
  if (isError && !currentData) {
    return <p className="mb-4 text-sm text-danger">We could not check whether somebody has asked for these days.</p>;
  }
  const pending = currentData?.bookings.filter(({ status }) => status === 'pending') ?? [];
  if (pending.length === 0) return null;
  const rest = pending.length - NAMED;
  return (
    <Alert
      className="mb-4!"
      type="warning"
      showIcon
      title={`${pending.length === 1 ? '1 request asks' : `${pending.length} requests ask`} for these days`}
      description={
        <>
          <ul>
            {pending.slice(0, NAMED).map((booking) => (
              <li key={booking.id}>
                {booking.fullName} <span className="figures">{booking.confirmationCode}</span>, {daysText(booking)}
              </li>
            ))}
          </ul>
          {rest > 0 && <p>and {rest} more</p>}
          <p>They can no longer be confirmed then: decline them afterwards.</p>
        </>
      }
    />
  );
}
