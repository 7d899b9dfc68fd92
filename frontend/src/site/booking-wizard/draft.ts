import { removeSessionItem, readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import { NO_COUPON, type CouponState } from './price/coupon.ts';
import { EMPTY_FORM, type FormInput } from './form/booking-form.ts';
import { withinSteps } from './form/steps.ts';

/** The guest's draft in session storage; survives a reload of the tab. */
export interface Draft {
  values: FormInput;
  step: number;
  coupon: CouponState;
  couponCode: string;
}

/** Key in session storage. */
export const DRAFT_KEY = 'booking-draft';
const EMPTY_DRAFT: Draft = { values: EMPTY_FORM, step: 0, coupon: NO_COUPON, couponCode: '' };

export function readDraft(): Draft {
  const stored = readSessionItem<Partial<Draft>>(DRAFT_KEY);
  return {
    ...EMPTY_DRAFT,
    ...stored,
    values: { ...EMPTY_FORM, ...stored?.values },
    step: withinSteps(stored?.step ?? 0),
  };
}

export function writeDraft(draft: Draft): void {
  writeSessionItem(DRAFT_KEY, draft);
}

export function clearDraft(): void {
  removeSessionItem(DRAFT_KEY);
}
