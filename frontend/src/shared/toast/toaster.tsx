import { useSyncExternalStore } from 'react';
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
      <Viewport className="toast-viewport" hotkey={['F8']} label="Notifications ({hotkey})" />
    </Provider>
  );
}
