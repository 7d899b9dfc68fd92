import { readLocalItem, writeLocalItem } from '../../../shared/storage/local-storage.ts';

/** A booking that was made from a chat. */
export interface ChatBooking {
  id: number;
  confirmationCode: string;
}

const keyOf = (chatId: number) => `admin-chat-booking-${chatId}`;

/** Stores on this device which booking was last made from a chat. */
export function storeChatBooking(chatId: number, booking: ChatBooking): void {
  writeLocalItem(keyOf(chatId), booking);
}

/** The booking that was last made from a chat on this device. */
export function chatBookingOf(chatId: number): ChatBooking | undefined {
  return readLocalItem<ChatBooking>(keyOf(chatId));
}
