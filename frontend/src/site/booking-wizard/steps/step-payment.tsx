import { Link } from 'react-router-dom';
import { cancellationDates, cancellationSentence } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import { balanceSentence, paymentPlan } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { depositSentence } from '@farmhouse/contracts/bookings/terms/deposit';
import { PAY_NOW_OR_LATER } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { bookingTermsOf } from '@farmhouse/contracts/content/offered-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { CouponField } from '../price/coupon-field.tsx';
import { PaidAlready } from './paid-already.tsx';
import { PriceLinesList } from '../price/price-lines.tsx';
import { Review } from './review.tsx';
import type { WizardState } from '../wizard-state.ts';

const CARD = 'rounded-card border border-line bg-surface p-5 sm:p-6';
const LINK = 'font-semibold text-terracotta-dark underline underline-offset-2';

/** A review of the request, with its price and how it is paid. */
export function StepPayment({ wizard }: { wizard: WizardState }) {
  const { values, price, change } = wizard;
  const { cancellation } = bookingTermsOf(useSettings());
  const isFree = price.price.finalTotal === 0;
  const { checkinDate } = values;
  const refund = checkinDate
    ? cancellationDates(cancellation, { checkinDate, today: istDate(new Date()), isConfirmed: false })
    : cancellationSentence(cancellation);
  return (
    <div className="grid gap-6">
      <section aria-label="Your stay" className={`${CARD} py-2 sm:py-3`}>
        <Review values={values} onChange={change} />
      </section>
      <section aria-label="Price" className={CARD}>
        <PriceLinesList price={price.price} unknownRates={price.unknownRates} />
        <Agreement total={price.price.finalTotal} checkinDate={checkinDate} />
        <p className="mt-3 border-t border-line pt-3 text-sm text-quiet">
          You can cancel until check-in. {refund} See the{' '}
          <Link to="/terms-conditions" className={LINK}>
            cancellation terms
          </Link>
          .
        </p>
      </section>
      <CouponField wizard={wizard} />
      <HowToPay isFree={isFree} />
      {!isFree && <PaidAlready openAtFirst={values.upiTransactionId !== ''} />}
      <p className="text-sm text-quiet">
        By submitting you accept our{' '}
        <Link to="/terms-conditions" className={LINK}>
          terms and conditions
        </Link>{' '}
        and confirm that you have read the{' '}
        <Link to="/privacy-policy" className={LINK}>
          privacy policy
        </Link>
        . Nothing is charged now.
      </p>
    </div>
  );
}

/** When the parts of the total are due, and the deposit beside it; nothing when all is due at once. */
function Agreement({ total, checkinDate }: { total: number; checkinDate: string }) {
  const terms = bookingTermsOf(useSettings());
  const plan = checkinDate ? paymentPlan(total, terms, checkinDate, istDate(new Date())) : undefined;
  const balance = plan && balanceSentence({ dueLater: plan.balance, dueOn: plan.dueOn, checkinDate });
  const first = balance && `${formatRupees(plan.advance)} is due once we have confirmed your dates.`;
  const texts = [first && `${first} ${balance}`, depositSentence(terms)].filter(Boolean);
  return texts.map((text) => (
    <p key={text} className="mt-3 text-sm font-semibold">
      {text}
    </p>
  ));
}

function HowToPay({ isFree }: { isFree: boolean }) {
  return (
    <section aria-labelledby="how-to-pay" className={CARD}>
      <h3 id="how-to-pay" className="font-text text-lg font-semibold">
        {isFree ? 'What happens next' : 'How payment works'}
      </h3>
      <ol className="mt-3 list-decimal space-y-1.5 pl-5">
        <li>Submit your request. It is free and does not commit you.</li>
        <li>We contact you within 24 hours to confirm your dates.</li>
        {isFree ? (
          <li>There is nothing to pay.</li>
        ) : (
          <li>
            You pay by UPI on your booking&rsquo;s own payment page, with a QR code or any UPI app, and send us the
            reference. {PAY_NOW_OR_LATER}
          </li>
        )}
      </ol>
    </section>
  );
}
