import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { MessageSentView } from '@farmhouse/contracts/messages/messages-sent';
import { bookingPath } from '../navigation/paths.ts';
import { SentMessage } from '../booking-shared/messages-sent/sent-message.tsx';
import { recipientText } from '../booking-shared/messages-sent/sent-status.ts';

/** A message in the list, with the booking that it is about. */
export function SentMessageRow({ message }: { message: MessageSentView }) {
  const { name, recipient, bookingId, confirmationCode } = message;
  const id = useId();
  return (
    <article aria-labelledby={id} className="panel p-4">
      <h2 id={id} className="sr-only">{`${name} to ${recipient || recipientText(message)}`}</h2>
      <SentMessage message={message}>
        {bookingId !== null && (
          <>
            {' · '}
            <Link to={bookingPath(bookingId)} className="text-garden underline">
              {confirmationCode ?? 'Its booking'}
            </Link>
          </>
        )}
      </SentMessage>
    </article>
  );
}
