import type { ReactNode } from 'react';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { upiLink } from '@farmhouse/contracts/bookings/payment/upi';
import { settingText } from '@farmhouse/contracts/content/setting';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../shared/content/settings.api.ts';
import { buttonClass } from '../ui/button.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { PleaseCall } from '../ui/contact/please-call.tsx';
import { QrFigure } from './qr-figure.tsx';

/** The amount to pay, UPI id and note; a phone opens its own UPI app, a desktop shows the code for a phone to scan. */
export function PayPanel({ booking, amount: due }: { booking: PublicBooking; amount: number }) {
  const settings = useSettings();
  const touch = useMediaQuery('(pointer: coarse)');
  const payee = settingText(settings, 'upi_id');
  const { confirmationCode } = booking;
  if (!payee) return <PleaseCall> for the payment details.</PleaseCall>;
  const link = upiLink({ payee, payeeName: settingText(settings, 'site_name'), amount: due, confirmationCode });
  const amount = (
    <Row name={amountName(due, booking)} copy={<CopyButton text={String(due)} what="amount" />}>
      <span className="text-2xl font-bold tabular-nums">{formatRupees(due)}</span>
    </Row>
  );
  // breaks before the @, not within a word
  const [name, bank = ''] = payee.split(/(?=@)/);
  const id = (
    <Row name="UPI id" copy={<CopyButton text={payee} what="UPI id" />}>
      <span className="text-lg font-semibold wrap-anywhere">
        {name}
        <wbr />
        {bank}
      </span>
    </Row>
  );
  const note = (
    <Row name="Note to add" copy={<CopyButton text={confirmationCode} what="confirmation code" />}>
      <span className="text-lg font-semibold">{confirmationCode}</span>
    </Row>
  );
  const qr = <QrFigure link={link} label={`QR code to pay ${formatRupees(due)} to ${payee}`} />;
  if (!touch) {
    return (
      <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-8">
        {qr}
        <dl className="grid min-w-0 gap-4">
          {amount}
          {id}
          {note}
        </dl>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <dl>{amount}</dl>
      <a href={link} className={buttonClass('primary', 'min-h-14 w-full text-lg')}>
        Open UPI app
      </a>
      <dl>{id}</dl>
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-garden">Show QR for another phone</summary>
        <dl className="mt-3">{note}</dl>
        <div className="mt-3">{qr}</div>
      </details>
    </div>
  );
}

/** The total that the amount is a part of. */
function amountName(amount: number, { due, finalTotal }: PublicBooking): string {
  if (amount < due) return 'Amount, advance';
  return amount < finalTotal ? 'Amount, still to pay' : 'Amount, whole stay';
}

function Row({ name, copy, children }: { name: string; copy: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="col-start-1 min-w-0">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">{copy}</dd>
    </div>
  );
}
