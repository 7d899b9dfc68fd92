import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { settingText } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { FormInput } from '../form/booking-form.ts';
import { TextField } from '../form/form-fields.tsx';

/** For guests who pay before they submit: the UPI id and the field for the reference, collapsed. */
export function PaidAlready({ openAtFirst }: { openAtFirst: boolean }) {
  const [unfolded, setUnfolded] = useState(openAtFirst);
  const { errors } = useFormState<FormInput>({ name: 'upiTransactionId' });
  const open = unfolded || errors.upiTransactionId !== undefined;
  const upiId = settingText(useSettings(), 'upi_id');
  return (
    <div className="rounded-card border border-line bg-surface px-5 sm:px-6">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="paid-already"
        onClick={() => setUnfolded(!open)}
        className="flex min-h-12 w-full items-center justify-between gap-3 text-left font-semibold"
      >
        I have already paid <Icon name={open ? 'up' : 'down'} />
      </button>
      <div id="paid-already" hidden={!open} className="space-y-4 pb-5">
        {upiId && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span>
              Our UPI id is <strong className="break-all">{upiId}</strong>
            </span>
            <CopyButton text={upiId} what="UPI id" />
          </p>
        )}
        <TextField
          name="upiTransactionId"
          label="UPI Transaction Reference (UTR)"
          help="The 12 digits that your UPI app shows under the payment."
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
        />
      </div>
    </div>
  );
}
