import { useEffect, useState, type ReactNode } from 'react';
import type { FormInstance } from 'antd';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { fieldErrors, reportOutcome, type Conflicts } from '../../ui/forms/report-outcome.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { BreakRuleDialog } from '../stay/rule-notice.tsx';
import { useGuestToast } from '../contact/use-guest-chat.ts';
import { useChangeBookingMutation } from './change.api.ts';
import { priceText } from './price-text.ts';
import { changesOf, isStayChange, type ChangedBooking, type ChangeFields } from './change-values.ts';

/** The field that shows an error which names no field. */
const CONFLICTS: Conflicts = {
  'dates-taken': 'checkinDate',
  'coupon-invalid': 'couponCode',
  'coupon-expired': 'couponCode',
  'coupon-minimum': 'couponCode',
  'service-unknown': 'selectedServices',
};

/** Marks the fields that the preview rejects, until it accepts them. */
export function useRefusedFields(form: FormInstance<ChangeFields>, refusal: ApiError | undefined): void {
  useEffect(() => {
    if (!refusal) return;
    const errors = fieldErrors(refusal, CONFLICTS);
    const names = errors.map(({ path }) => path.split('.')[0] as keyof ChangeFields);
    form.setFields(names.map((name, index) => ({ name, errors: [errors[index]?.message ?? ''] })));
    return () => form.setFields(names.map((name) => ({ name, errors: [] })));
  }, [form, refusal]);
}

/** True if the guest is mailed the former and the new state. Rule: changing a booking. */
export function isMailed(fields: ChangeFields, base: ChangedBooking): boolean {
  return fields.email.trim() !== '' && isStayChange(fields, base);
}

interface SaveChange {
  form: FormInstance<ChangeFields>;
  id: number;
  base: ChangedBooking;
  fields: ChangeFields;
  /** The stay rule that the change breaks. */
  brokenRule: string | null | undefined;
  /** The total in the preview of this change, whole rupees; undefined while there is none. */
  shownTotal: number | undefined;
  onSaved: () => void;
}

/** Saves a change and says whether the guest is mailed; asks first whether to break a stay rule. */
export function useSaveChange({ form, id, base, fields, brokenRule, shownTotal, onSaved }: SaveChange) {
  const [change, { isLoading }] = useChangeBookingMutation();
  const [isAsking, setAsking] = useState(false);
  const guestToast = useGuestToast();

  const save = async () => {
    setAsking(false);
    const reason = fields.reason.trim() || undefined;
    const body = { ...changesOf(fields, base), version: base.version, reason, shownTotal };
    const notifiesGuest = isStayChange(fields, base);
    const title = 'Booking Changed';
    const done = await reportOutcome(change({ id, ...body }).unwrap(), {
      done: (changed) => {
        const price = priceText(changed);
        return notifiesGuest
          ? guestToast(
              changed,
              title,
              `${price}The guest gets an email with the old and the new details, unless you have switched it off`,
              `${price}The change is saved.`,
            )
          : { title, description: `${price}The guest is not mailed about this` };
      },
      failed: 'Failed to change the booking',
      form,
      conflicts: CONFLICTS,
    });
    if (done) onSaved();
  };
  const saveOnce = useOneAtATime(save);

  const question: ReactNode = isAsking && brokenRule && (
    <BreakRuleDialog rule={brokenRule} onBreak={saveOnce} onKeep={() => setAsking(false)} />
  );
  return { submit: () => (brokenRule ? setAsking(true) : saveOnce()), isSaving: isLoading, question };
}
