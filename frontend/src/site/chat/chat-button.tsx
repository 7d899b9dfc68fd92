import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { PageLayout } from '../page/page.ts';
import { useTyping } from '../ui/use-typing.ts';
import { hasOpenChat } from './remembered.ts';
import { useCoversAction } from './use-covers-action.ts';

const ChatWindow = lazyWithRetry(() => import('./chat-window.tsx'));

/** Gives the page time to settle before an open chat is continued in the background, in milliseconds. */
const RESUME_AFTER_MS = 2000;

/** Above the bar at the bottom of a phone's screen. */
const ABOVE_BAR = {
  site: 'max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))]',
  own: 'max-lg:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]',
  none: 'max-md:bottom-[calc(1rem+env(safe-area-inset-bottom))]',
};

interface ChatButtonProps {
  bar: NonNullable<PageLayout['bottomBar']> | 'site';
  /** The page's canonical address. */
  page: string;
}

/** The button of the live chat, and once it was pressed or a chat is open, the chat itself. */
export function ChatButton({ bar, page }: ChatButtonProps) {
  const [open, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const isInTheWay = useCoversAction(button, page);
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
  const news = unread === 1 ? '1 new message' : `${unread} new messages`;
  const hidden = isInTheWay ? 'invisible opacity-0' : isTyping ? 'max-md:invisible max-md:opacity-0' : '';
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={open ? 'Close live chat' : `Open live chat${unread > 0 ? `, ${news}` : ''}`}
        onClick={toggle}
        className={`fixed right-3 z-20 grid size-14 place-items-center rounded-full bg-garden text-white shadow-soft ring-2 ring-white/80 transition duration-150 hover:bg-garden-dark noscript:hidden md:right-6 md:bottom-6 ${ABOVE_BAR[bar]} ${open ? '' : hidden}`}
      >
        <Icon name={open ? 'close' : 'chat'} className="size-7" />
        {unread > 0 && !open && (
          <span className="absolute -top-1 -right-1 min-w-6 rounded-full bg-marigold px-1.5 text-sm leading-6 font-bold text-garden-dark">
            {unread}
          </span>
        )}
      </button>
      <p aria-live="polite" className="sr-only">
        {unread > 0 && !open && `${news} in the live chat`}
      </p>
      <Suspense fallback={open && <Opening />}>
        {isLoaded && <ChatWindow open={open} page={page} onClose={close} onUnread={setUnread} />}
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
