import { NO_COUPON, type CouponState } from './coupon.ts';
import { EMPTY_FORM, type FormInput } from './booking-form.ts';
import { withinSteps } from './steps.ts';

/** What was typed so far; survives a reload of the tab and nothing longer. */
export interface Draft {
  values: FormInput;
  step: number;
  coupon: CouponState;
  couponCode: string;
}

const KEY = 'booking-draft';
export const EMPTY_DRAFT: Draft = { values: EMPTY_FORM, step: 0, coupon: NO_COUPON, couponCode: '' };

export function readDraft(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>;
    return {
      ...EMPTY_DRAFT,
      ...stored,
      values: { ...EMPTY_FORM, ...stored.values },
      step: withinSteps(stored.step ?? 0),
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** A browser that refuses storage costs the draft, not the booking. */
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
