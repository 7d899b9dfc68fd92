import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { storeChatBooking } from '../../booking-shared/contact/chat-bookings.ts';
import { chatPath, type NewBookingState } from '../../navigation/paths.ts';

/** Opens and closes the dialog for an external booking; another section can open it with prefilled values. */
export function useNewBooking() {
  const location = useLocation();
  const navigate = useNavigate();
  const { newBooking: given, chatId } = (location.state ?? {}) as Partial<NewBookingState>;
  const [prefilled, setPrefilled] = useState(given);
  const [chat, setChat] = useState(chatId);
  const [answeredChat, setAnsweredChat] = useState<number>();
  const [isAdding, setAdding] = useState(given !== undefined);

  useEffect(() => {
    // neither a reload nor Back opens the dialog again
    if (given) void navigate(location, { replace: true, state: null });
  }, [given, location, navigate]);

  useEffect(() => {
    // once the form has closed, which would otherwise count as unsaved
    if (answeredChat !== undefined) void navigate(chatPath(answeredChat));
  }, [answeredChat, navigate]);

  const close = () => {
    setAdding(false);
    setPrefilled(undefined);
    setChat(undefined);
  };
  /** A booking from a chat leads back to it, where its link is shown. */
  const created = ({ id, confirmationCode }: BookingView) => {
    if (chat === undefined) return;
    storeChatBooking(chat, { id, confirmationCode });
    setAnsweredChat(chat);
  };
  return { isAdding, prefilled, add: () => setAdding(true), created, close };
}
