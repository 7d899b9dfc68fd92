import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import {
  currentToast,
  dismissToast,
  BACKGROUND_TOAST_SHOWN_MS,
  subscribeToToast,
  TOAST_SHOWN_MS,
  TOAST_SWIPE_PX,
  TOAST_WITH_ACTION_SHOWN_MS,
  type OpenToast,
  type ToastContent,
} from './toast-store.ts';

const TONES: Record<NonNullable<ToastContent['tone']>, string> = {
  neutral: 'toast-neutral',
  success: 'toast-success',
  destructive: 'toast-destructive',
};

/** The library dismisses above its threshold; a toast has to be dismissed at the threshold. */
const SWIPE_THRESHOLD_PX = TOAST_SWIPE_PX - 0.01;

function durationOf({ background, action }: OpenToast): number | undefined {
  if (background) return BACKGROUND_TOAST_SHOWN_MS;
  return action && TOAST_WITH_ACTION_SHOWN_MS;
}

/** The notification region: F8 moves focus to it, Escape back; a swipe to the right closes the toast. */
export default function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const region = useRef<HTMLOListElement>(null);
  useWayBack(region);
  return (
    <Provider duration={TOAST_SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} label="Notification">
      {shown && (
        <Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          duration={durationOf(shown)}
          type={shown.background ? 'background' : 'foreground'}
          className={`toast ${TONES[shown.tone ?? 'neutral']}`}
        >
          <div>
            <Title className="toast-title">{shown.title}</Title>
            {shown.description && (
              <>
                <span className="sr-only">: </span>
                <Description className="toast-text">{shown.description}</Description>
              </>
            )}
            {shown.reason && <p className="toast-reason">{shown.reason}</p>}
            {shown.action && (
              <Action asChild altText={shown.action.label}>
                {'href' in shown.action ? (
                  <a className="toast-action" href={shown.action.href} target="_blank" rel="noopener noreferrer">
                    {shown.action.label}
                  </a>
                ) : (
                  <button type="button" className="toast-action" onClick={shown.action.onSelect}>
                    {shown.action.label}
                  </button>
                )}
              </Action>
            )}
          </div>
          <Close className="toast-close" aria-label="Close">
            ×
          </Close>
        </Root>
      )}
      <Viewport ref={region} className="toast-viewport" hotkey={['F8']} label="Notifications ({hotkey})" />
    </Provider>
  );
}

/** Lets Escape return focus from the notifications to where it was before, and close nothing else, such as a dialog. */
function useWayBack(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: EventTarget | null = null;
    const isWithin = (target: EventTarget | null) => target instanceof Node && region.current?.contains(target);
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (isWithin(target) && !isWithin(relatedTarget)) before = relatedTarget;
    };
    // on the document, after the library has closed the toast and before the window, where dialogs listen
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !region.current || !event.composedPath().includes(region.current)) return;
      event.stopPropagation();
      if (before instanceof HTMLElement) before.focus();
      // nothing had focus, or what had is gone, such as the form of the former page
      const focused = document.activeElement;
      if (isWithin(focused) && focused instanceof HTMLElement) focused.blur();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [region]);
}
