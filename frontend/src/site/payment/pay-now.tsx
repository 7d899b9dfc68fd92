import { useEffect, useState, type ReactNode } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { nextPaymentAmount } from '@farmhouse/contracts/bookings/payment/payment';
import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { afterRefusal, CALL_IF_PAID, lacksReference, refusalNotes } from '../guest-booking/status/after-refusal.ts';
import { hasNoSubmissionsLeft } from '../guest-booking/status/guest-state.ts';
import { Notice } from '../ui/notice.tsx';
import { track } from '../ui/track.ts';
import { AmountChoice } from './amount-choice.tsx';
import { NoMoreReferences } from './no-more-references.tsx';
import { PayDeadline } from './pay-deadline.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PayStep } from './pay-step.tsx';
import { PaymentHelp } from './payment-help.tsx';
import { PleaseCall } from '../ui/contact/please-call.tsx';
import { Reference } from './reference.tsx';
import { UtrForm } from './utr-form.tsx';

/** Payment instructions, then the reference; after a payment that was not found, the reference form comes first. */
export function PayNow({ booking }: { booking: VisibleBooking }) {
  const isPayable = !hasNoSubmissionsLeft(booking);
  useEffect(() => {
    if (isPayable) track('payment-opened');
  }, [isPayable]);
  if (!isPayable) return <CallAboutReference />;
  return booking.paymentStatus === 'failed' ? <SendAgain booking={booking} /> : <FirstPayment booking={booking} />;
}

/** The chosen amount: the advance, or everything. */
function useAmount(booking: VisibleBooking): { amount: number; choice: ReactNode } {
  const [isAll, setAll] = useState(false);
  const requestedAmount = nextPaymentAmount(booking);
  if (requestedAmount === booking.due) return { amount: requestedAmount, choice: null };
  const choice = <AmountChoice booking={booking} advance={requestedAmount} isAll={isAll} onChange={setAll} />;
  return { amount: isAll ? booking.due : requestedAmount, choice };
}

function FirstPayment({ booking }: { booking: VisibleBooking }) {
  const { amount, choice } = useAmount(booking);
  return (
    <>
      <PayDeadline booking={booking} />
      <ol className="mt-4 grid gap-4 sm:mt-6 lg:grid-cols-[1.45fr_1fr] lg:items-start">
        <PayStep number={1} title="Pay by UPI">
          {choice}
          <PayPanel booking={booking} amount={amount} />
        </PayStep>
        <PayStep number={2} title="Paid? Enter your 12-digit reference">
          <Reference booking={booking} amount={amount} />
        </PayStep>
      </ol>
      <PaymentHelp booking={booking} />
    </>
  );
}

function SendAgain({ booking }: { booking: VisibleBooking }) {
  const { amount, choice } = useAmount(booking);
  const notes = refusalNotes(booking);
  const isWithoutReference = lacksReference(booking);
  return (
    <>
      <div className="mt-6">
        <Notice tone="danger" title={notes ? 'What our team writes' : undefined}>
          <p className="whitespace-pre-line">{notes || afterRefusal(booking)}</p>
          {isWithoutReference ? (
            notes && <p className="mt-2">{CALL_IF_PAID}</p>
          ) : (
            <p className="mt-2">If the money has left your account, do not pay a second time.</p>
          )}
        </Notice>
      </div>
      <ul className="mt-4 grid gap-4 sm:mt-6 lg:grid-cols-[1.45fr_1fr] lg:items-start">
        <PayStep title={isWithoutReference ? 'Paid by UPI? Send us the reference' : 'Send us the reference again'}>
          <Reference booking={booking} amount={amount} />
        </PayStep>
        <PayStep title="Not paid yet?">
          <PayDeadline booking={booking} />
          <div className="mt-5">
            {choice}
            <PayPanel booking={booking} amount={amount} />
          </div>
        </PayStep>
      </ul>
      <PaymentHelp booking={booking} />
    </>
  );
}

/** The balance of a stay whose advance has been verified, for guests who want to pay it before it is due. */
export function PayBalance({ booking }: { booking: GuestBooking }) {
  if (hasNoSubmissionsLeft(booking)) return <CallAboutReference />;
  return (
    <details className="mt-8 rounded-card border border-line bg-surface p-5">
      <summary className="flex min-h-11 items-center font-semibold">
        Pay the balance of {formatRupees(booking.due)} now
      </summary>
      <div className="mt-5 grid gap-8">
        <p>{balanceSentence(booking)}</p>
        <PayPanel booking={booking} amount={booking.due} />
        <UtrForm booking={booking} amount={booking.due} />
      </div>
    </details>
  );
}

function CallAboutReference() {
  return (
    <div className="mt-8">
      <NoMoreReferences>
        <PleaseCall>, and we will sort it out together.</PleaseCall>
      </NoMoreReferences>
    </div>
  );
}
