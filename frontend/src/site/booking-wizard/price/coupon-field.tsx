import { buttonClass } from '../../ui/button.ts';
import { CONTROL_CLASS } from '../../ui/forms/field.tsx';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import { couponAfterTyping, NO_COUPON } from './coupon.ts';
import { COUPON_FIELD, useCoupon } from './use-coupon.ts';
import type { WizardState } from '../wizard-state.ts';

/** Coupon code with an Apply button and the result. */
export function CouponField({ wizard }: { wizard: WizardState }) {
  const id = COUPON_FIELD;
  const { apply, isLoading } = useCoupon(wizard);
  const { couponCode, setCouponCode, setCoupon } = wizard;
  const { coupon } = wizard.price;
  const applied = coupon.status === 'valid';

  const remove = () => {
    setCoupon(NO_COUPON);
    setCouponCode('');
  };
  const type = (text: string) => {
    setCouponCode(text);
    if (coupon.status !== 'none') setCoupon(couponAfterTyping(coupon, text));
  };
  const applyOnEnter = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!applied) void apply();
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Coupon Code <span className="text-sm font-normal text-quiet">(optional)</span>
      </label>
      <div className="flex gap-3">
        <input
          id={id}
          className={`${CONTROL_CLASS} uppercase`}
          value={couponCode}
          onChange={(event) => type(event.target.value)}
          onKeyDown={applyOnEnter}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          aria-describedby={`${id}-message`}
          aria-invalid={coupon.status === 'invalid' || undefined}
        />
        <button
          type="button"
          aria-disabled={isLoading || undefined}
          onClick={applied ? remove : () => void apply()}
          className={buttonClass('outline')}
        >
          {applied ? 'Remove' : isLoading ? 'Checking...' : 'Apply'}
        </button>
      </div>
      <p
        id={`${id}-message`}
        role="status"
        className={`mt-1.5 min-h-5 text-sm font-semibold ${applied ? 'text-garden' : 'text-danger'}`}
      >
        {coupon.status !== 'none' && coupon.message}
      </p>
      <SlowNotice isWaiting={isLoading} />
    </div>
  );
}
