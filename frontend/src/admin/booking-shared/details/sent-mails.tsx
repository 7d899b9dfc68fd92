import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatBookingsInstant } from '@farmhouse/contracts/text/dates';
import { PanelSection } from '../../ui/panel-section.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { FOLLOW_MS } from '../api/booking-details.api.ts';
import { useMessagesSent } from '../messages-sent/messages-sent.api.ts';
import { SentMessage } from '../messages-sent/sent-message.tsx';
import { MessagesSwitch } from './messages-switch.tsx';

/** Messages about a booking, newest first; an undelivered one can be sent again, also by another channel. */
export function SentMails({
  booking,
}: {
  booking: Pick<BookingDetails, 'id' | 'email' | 'status' | 'messagesPaused'>;
}) {
  const { id, email } = booking;
  return (
    <PanelSection title="Messages sent">
      {email && booking.status !== 'cancelled' && <MessagesSwitch booking={booking} />}
      {!email && <p className="mb-2 text-quiet">The customer gave no email address.</p>}
      <Messages booking={id} />
    </PanelSection>
  );
}

/** Most messages of a booking that are shown. */
const SHOWN_MAX = 100;

function Messages({ booking }: { booking: number }) {
  const query = { booking, pageSize: SHOWN_MAX };
  const { data, isError, refetch } = useMessagesSent(query, { pollingInterval: FOLLOW_MS });
  if (!data) return isError ? <ErrorState what="The messages" onRetry={refetch} /> : <LoadingState rows={2} />;
  if (data.items.length === 0) return <p className="text-quiet">Nothing has been sent yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {data.items.map((message) => (
        <li key={message.id} className="py-2 first:pt-0">
          <SentMessage message={message} formatTime={formatBookingsInstant} />
        </li>
      ))}
    </ul>
  );
}
