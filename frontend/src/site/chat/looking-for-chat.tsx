import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ContactLinks } from './contact-options.tsx';

interface LookingForChatProps {
  /** True while the chat cannot be asked for. */
  isUnreachable: boolean;
  /** The draft of a WhatsApp message. */
  message: string;
}

/** Shown while it is unknown whether this browser has an open chat. */
export function LookingForChat({ isUnreachable, message }: LookingForChatProps) {
  return (
    <div aria-busy={!isUnreachable} className="grid flex-1 content-start gap-4 overflow-y-auto overscroll-contain p-4">
      <p className="sr-only">Looking for your chat</p>
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-12 rounded-card" />
      <p role="status" className="empty:hidden">
        {isUnreachable && 'No connection. Your chat appears here when it is back.'}
      </p>
      {isUnreachable && <ContactLinks text="Or contact us another way:" message={message} />}
    </div>
  );
}
