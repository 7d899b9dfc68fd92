import { formatTimeOf } from '@farmhouse/contracts/text/dates';
import { Ticks, type Delivery } from './ticks.tsx';

interface MessageBubbleProps {
  /** Name of the sender, for screen readers; own messages are on the right. */
  from: string;
  isOwn: boolean;
  text: string;
  /** ISO instant; absent while the message is being sent. */
  at?: string;
  /** Delivery state of an own message. */
  delivery?: Delivery;
  refusal?: string;
}

/** A message that a person wrote. */
export function MessageBubble({ from, isOwn, text, at, delivery, refusal }: MessageBubbleProps) {
  const look = isOwn
    ? 'ml-auto rounded-br-sm bg-garden text-white'
    : 'mr-auto rounded-bl-sm border border-line bg-surface text-ink';
  return (
    <li className="grid">
      <div className={`max-w-[85%] min-w-16 rounded-2xl px-3.5 py-2 ${look} ${refusal ? 'opacity-75' : ''}`}>
        <span className="sr-only">{from}: </span>
        <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        <p className={`mt-0.5 flex items-center justify-end gap-1 text-xs ${isOwn ? 'text-white/85' : 'text-quiet'}`}>
          {at && <time dateTime={at}>{formatTimeOf(at)}</time>}
          {delivery && !refusal && <Ticks delivery={delivery} />}
        </p>
      </div>
      {refusal && <p className="mt-1 ml-auto text-sm text-danger">Not sent. {refusal}</p>}
    </li>
  );
}
