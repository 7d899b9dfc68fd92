import { Link } from 'react-router-dom';
import { settingText } from '@farmhouse/contracts/content/setting';
import { PAY_NOW_OR_LATER } from '@farmhouse/contracts/bookings/when-to-pay';
import { useSettings } from '../../shared/content/settings.api.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { CouponField } from './coupon-field.tsx';
import { TextField } from './form-fields.tsx';
import { PriceLinesList } from './price-lines.tsx';
import type { WizardState } from './use-wizard.ts';

const CARD = 'rounded-card border border-line bg-surface p-5 sm:p-6';
const LINK = 'font-semibold text-terracotta-dark underline underline-offset-2';

export function StepPayment({ wizard }: { wizard: WizardState }) {
  return (
    <div className="grid gap-6">
      <section aria-label="Price" className={CARD}>
        <PriceLinesList price={wizard.price.price} />
      </section>
      <CouponField wizard={wizard} />
      <HowToPay />
      <TextField
        name="upiTransactionId"
        label="UPI Transaction Reference (UTR)"
        help="Only if you have paid already: the 12 digits that your UPI app shows under the payment."
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
      />
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

function HowToPay() {
  const upiId = settingText(useSettings(), 'upi_id');
  return (
    <section aria-labelledby="how-to-pay" className={CARD}>
      <h3 id="how-to-pay" className="font-text text-lg font-semibold">
        How payment works
      </h3>
      <ol className="mt-3 list-decimal space-y-1.5 pl-5">
        <li>Submit your request. It costs nothing and binds you to nothing.</li>
        <li>We contact you within 24 hours to confirm your dates.</li>
        <li>
          You pay by UPI on your booking&rsquo;s own payment page, with a QR code or any UPI app, and send us the
          reference. {PAY_NOW_OR_LATER}
        </li>
      </ol>
      {upiId && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
          <span>
            Prefer to pay at once? Our UPI id is <strong className="break-all">{upiId}</strong>
          </span>
          <CopyButton text={upiId} what="UPI id" />
        </p>
      )}
    </section>
  );
}
