import { useSyncExternalStore } from 'react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import {
  currentToast,
  dismissToast,
  subscribeToToast,
  TOAST_SHOWN_MS,
  TOAST_SWIPE_PX,
  TOAST_WITH_ACTION_SHOWN_MS,
  type ToastContent,
} from './toast-store.ts';

const TONES: Record<NonNullable<ToastContent['tone']>, string> = {
  neutral: 'toast-neutral',
  success: 'toast-success',
  destructive: 'toast-destructive',
};

/** The library dismisses above its threshold; a toast is to be dismissed at it. */
const SWIPE_THRESHOLD_PX = TOAST_SWIPE_PX - 0.01;

/** The notification region: F8 moves focus to it, a swipe to the right closes the toast. */
export default function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  return (
    <Provider duration={TOAST_SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} label="Notification">
      {shown && (
        <Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          duration={shown.action && TOAST_WITH_ACTION_SHOWN_MS}
          className={`toast ${TONES[shown.tone ?? 'neutral']}`}
        >
          <div>
            <Title className="toast-title">{shown.title}</Title>
            {shown.description && <Description className="toast-text">{shown.description}</Description>}
            {shown.action && (
              <Action asChild altText={shown.action.label}>
                <a className="toast-action" href={shown.action.href} target="_blank" rel="noopener noreferrer">
                  {shown.action.label}
                </a>
              </Action>
            )}
          </div>
          <Close className="toast-close" aria-label="Close">
            ×
          </Close>
        </Root>
      )}
      <Viewport className="toast-viewport" hotkey={['F8']} label="Notifications ({hotkey})" />
    </Provider>
  );
}
