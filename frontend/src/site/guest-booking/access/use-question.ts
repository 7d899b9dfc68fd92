import { askAbout } from '../../ui/contact/ask-about.ts';
import { useBookingCode } from './booking-code.ts';

/** A guest's WhatsApp message from a page: about the booking that its URL names, otherwise about `what`. */
export function useQuestion(what = 'a stay'): string {
  const code = useBookingCode();
  return askAbout(code ? `my booking ${code}` : what);
}
