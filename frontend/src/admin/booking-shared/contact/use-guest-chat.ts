import { useCallback } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../../shared/content/settings.api.ts';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { guestChat } from './whatsapp.ts';

type Guest = Parameters<typeof guestChat>[0];
type Reachable = Guest & { email: string | null };

/** Returns the WhatsApp link to a booking's guest, with a prefilled text. */
export function useGuestChat(): (booking: Guest) => string {
  const name = settingText(useSettings(), 'site_name');
  return useCallback((booking) => guestChat(booking, { name, origin: window.location.origin }), [name]);
}

/**
 * Toast after a change about which guests are mailed. For a guest without e-mail, the toast does not mention a mail and
 * offers WhatsApp instead. Rule: guests without e-mail.
 */
export function useGuestToast(): (booking: Reachable, title: string, mailed: string, done?: string) => ToastContent {
  const chatWith = useGuestChat();
  return useCallback(
    (booking, title, mailed, done = '') => {
      if (booking.email) return { title, description: mailed };
      const description = `${done} The customer gave no email: tell them on WhatsApp.`.trim();
      return { title, description, action: { label: 'Open WhatsApp', href: chatWith(booking) } };
    },
    [chatWith],
  );
}
