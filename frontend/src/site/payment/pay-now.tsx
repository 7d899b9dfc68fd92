import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking';
import { upiLink } from '@farmhouse/contracts/bookings/upi';
import { settingText } from '@farmhouse/contracts/content/setting';
import { formatSiteInstant } from '@farmhouse/contracts/text/dates';
import { useSettings } from '../../shared/content/settings.api.ts';
import { isSpent, PAY_NOW_OR_LATER } from '../../shared/guest/booking-state.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { track } from '../../shared/analytics/track.ts';
import { PayPanel } from './pay-panel.tsx';
import { UtrForm } from './utr-form.tsx';
import { UtrHelp } from './utr-help.tsx';

/** The three steps of paying. */
export function PayNow({ booking }: { booking: GuestBooking }) {
  const settings = useSettings();
  const payee = settingText(settings, 'upi_id');
  const phone = settingText(settings, 'contact_phone');
  const failed = booking.paymentStatus === 'failed';
  const isPayable = !isSpent(booking);

  useEffect(() => {
    if (isPayable) track('payment-opened');
  }, [isPayable]);
  if (!isPayable) {
    return (
      <div className="mt-8">
        <Notice tone="danger" title="No more references can be sent for this booking">
          <p>Please call us{phone && ` on ${phone}`}, and we will sort it out together.</p>
        </Notice>
      </div>
    );
  }
  const link = upiLink({
    payee,
    payeeName: settingText(settings, 'site_name'),
    amount: booking.finalTotal,
    confirmationCode: booking.confirmationCode,
  });
  return (
    <>
      <div className="mt-6 grid gap-4">
        {failed && (
          <Notice tone="danger" title="We could not find your last payment">
            <p className="whitespace-pre-line">
              {booking.paymentNotes || 'Please check the reference and send it again.'}
            </p>
          </Notice>
        )}
        <Deadline booking={booking} />
      </div>
      <ol className="mt-6 grid gap-6">
        <Step number={1} title="Pay by UPI">
          {payee ? (
            <PayPanel booking={booking} payee={payee} link={link} />
          ) : (
            <p>Please call us{phone && ` on ${phone}`} for the payment details.</p>
          )}
        </Step>
        <Step number={2} title="Find the reference (UTR)">
          <UtrHelp />
        </Step>
        <Step number={3} title="Send us the reference">
          <UtrForm booking={booking} />
        </Step>
      </ol>
    </>
  );
}

function Deadline({ booking: { paymentDeadline } }: { booking: GuestBooking }) {
  const [now] = useState(Date.now);
  const isLate = paymentDeadline !== null && Date.parse(paymentDeadline) < now;
  return (
    <p className={`flex items-center gap-2 font-semibold ${isLate ? 'text-danger' : 'text-garden'}`}>
      <Icon name="clock" />
      {deadlineText(paymentDeadline, isLate)}
    </p>
  );
}

function deadlineText(deadline: string | null, isLate: boolean): string {
  if (deadline === null) return PAY_NOW_OR_LATER;
  return isLate
    ? `The time to pay ended on ${formatSiteInstant(deadline)}. Please call us before you pay.`
    : `Please pay by ${formatSiteInstant(deadline)}`;
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-7">
      <h2 className="flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-garden font-text text-base font-semibold text-white"
        >
          {number}
        </span>
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </li>
  );
}
