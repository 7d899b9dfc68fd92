import { formatCount } from '@farmhouse/contracts/text/count';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useTyping } from '../ui/forms/use-typing.ts';
import { hasOpenChat } from './stored-chat.ts';
import { useCoversAction } from './use-covers-action.ts';

const ChatWindow = lazyWithRetry(() => import('./chat-window.tsx'));

/** Delay before an open chat is continued in the background, while the page loads, in milliseconds. */
const RESUME_AFTER_MS = 2000;

/** On phones at the right end of the bottom bar, else a round button above everything. */
const PLACE = {
  site: {
    button:
      'max-md:right-0 max-md:bottom-[env(safe-area-inset-bottom)] max-md:h-14 max-md:w-16 max-md:z-31 max-md:bg-surface md:right-6 md:bottom-6 md:z-20 md:size-14 md:rounded-full md:bg-garden md:text-white md:shadow-soft md:ring-2 md:ring-white/80 md:hover:bg-garden-dark',
    label: 'md:sr-only',
    inTheWay: 'md:invisible md:opacity-0',
  },
  own: {
    button:
      'max-lg:right-0 max-lg:bottom-[env(safe-area-inset-bottom)] max-lg:h-16 max-lg:w-16 max-lg:z-31 max-lg:bg-surface lg:right-6 lg:bottom-6 lg:z-20 lg:size-14 lg:rounded-full lg:bg-garden lg:text-white lg:shadow-soft lg:ring-2 lg:ring-white/80 lg:hover:bg-garden-dark',
    label: 'lg:sr-only',
    inTheWay: 'lg:invisible lg:opacity-0',
  },
};

interface ChatButtonProps {
  bar: keyof typeof PLACE;
  /** The page's canonical address. */
  page: string;
  /** What a visitor of the page asks about, such as a service; a stay by default. */
  about?: string;
}

/** The button of the live chat and, once it was pressed or a chat is open, the chat itself. */
export function ChatButton({ bar, page, about }: ChatButtonProps) {
  const [open, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const coversAction = useCoversAction(button, page);
  const isTyping = useTyping();

  useEffect(() => {
    if (!hasOpenChat()) return;
    const timer = setTimeout(() => setLoaded(true), RESUME_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const close = useCallback(() => setOpen(false), []);
  const toggle = () => {
    setLoaded(true);
    setOpen(!open);
  };
  const news = formatCount(unread, 'new message', 'new messages');
  const place = PLACE[bar];
  const hidden = `${coversAction ? place.inTheWay : ''} ${isTyping ? 'max-md:invisible max-md:opacity-0' : ''}`;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={open ? 'Close live chat' : `Open live chat${unread > 0 ? `, ${news}` : ''}`}
        onClick={toggle}
        className={`fixed flex flex-col items-center justify-center gap-0.5 text-xs font-semibold transition duration-150 noscript:hidden ${place.button} ${open ? '' : hidden}`}
      >
        <Icon name={open ? 'close' : 'talk'} className="size-5 md:size-7" />
        <span className={place.label}>Chat</span>
        {unread > 0 && !open && (
          <span className="absolute top-0.5 right-0.5 min-w-6 md:-top-1 md:-right-1 rounded-full bg-marigold px-1.5 text-sm leading-6 font-bold text-garden-dark">
            {unread}
          </span>
        )}
      </button>
      <p aria-live="polite" className="sr-only">
        {unread > 0 && !open && `${news} in the live chat`}
      </p>
      <Suspense fallback={open && <Opening />}>
        {isLoaded && <ChatWindow open={open} page={page} about={about} onClose={close} onUnread={setUnread} />}
      </Suspense>
    </>
  );
}

function Opening() {
  return (
    <p
      role="status"
      className="fixed right-3 bottom-36 z-20 rounded-full bg-surface px-4 py-2 text-sm shadow-soft md:right-6 md:bottom-24"
    >
      Opening the chat…
    </p>
  );
}
