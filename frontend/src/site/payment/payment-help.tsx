import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { settingText } from '@farmhouse/contracts/content/setting';
import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { PleaseCall } from '../ui/contact/please-call.tsx';

/** Help for a guest who cannot pay: WhatsApp, else phone. */
export function PaymentHelp({ booking: { confirmationCode } }: { booking: PublicBooking }) {
  const whatsapp = settingText(useSettings(), 'whatsapp_number');
  if (!whatsapp) {
    return (
      <div className="mt-5">
        <PleaseCall> if you have trouble paying.</PleaseCall>
      </div>
    );
  }
  return (
    <p className="mt-5">
      <a
        href={whatsappLink(whatsapp, `Hello! I have trouble paying for my booking ${confirmationCode}.`)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-terracotta-dark"
      >
        <Icon name="chat" /> Trouble paying? WhatsApp us
      </a>
    </p>
  );
}
