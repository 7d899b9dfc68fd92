import { useCallback } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../../shared/content/settings.api.ts';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { useSiteUrl } from '../../own-account/own-account.api.ts';
import { guestToast } from './guest-toast.ts';
import { guestChat, guestChatAbout, type GuestOfBooking } from './whatsapp.ts';

type Guest = Parameters<typeof guestChat>[0];
type Reachable = Guest & { email: string | null };

/** Returns the WhatsApp link to a booking's guest, with a prefilled text. */
export function useGuestChat(): (booking: Guest) => string {
  const name = settingText(useSettings(), 'site_name');
  const origin = useSiteUrl();
  return useCallback((booking) => guestChat(booking, { name, origin }), [name, origin]);
}

/** Toast for the guest of a booking; the WhatsApp text is about the booking's present status. */
export function useGuestToast(): (booking: Reachable, title: string, mailed: string, done?: string) => ToastContent {
  const chatWith = useGuestChat();
  return useCallback(
    (booking, title, mailed, done) => guestToast(booking, { title, mailed, done }, () => chatWith(booking)),
    [chatWith],
  );
}

/** Toast about money of a booking's guest; the WhatsApp text is a sentence about it. */
export function useMoneyToast(): (
  guest: GuestOfBooking & { email: string | null },
  title: string,
  mailed: string,
  sentence: string,
) => ToastContent {
  const house = settingText(useSettings(), 'site_name');
  return useCallback(
    (guest, title, mailed, sentence) =>
      guestToast(guest, { title, mailed }, () => guestChatAbout(guest, house, sentence)),
    [house],
  );
}
