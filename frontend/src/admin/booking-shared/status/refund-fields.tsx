import { useId } from 'react';
import { Button, Input } from 'antd';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { REFUND_TO_MAX_LENGTH } from '@farmhouse/contracts/bookings/payment/refund';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { termsText } from './terms-text.ts';
import {
  isAnotherAmount,
  mayDiffer,
  refundByTerms,
  refundProblem,
  wholeRefund,
  type TypedRefund,
} from './typed-refund.ts';

interface RefundFieldsProps {
  quote: CancelQuote;
  typed: TypedRefund;
  onChange: (typed: TypedRefund) => void;
  /** True once the form was submitted with an invalid value. */
  isChecked: boolean;
}

/** The refund, which the owner may change with a reason unless the booking is a request, and its destination. */
export function RefundFields({ quote, typed, onChange, isChecked }: RefundFieldsProps) {
  const id = useId();
  const problem = isChecked ? refundProblem(typed, quote) : undefined;
  return (
    <fieldset className="mb-4 grid gap-3">
      <legend className="mb-1 font-semibold">Refund</legend>
      <p>{termsText(quote)}</p>
      {quote.percent < 100 && <WholeRefund {...{ quote, typed, onChange }} />}
      {quote.received > 0 && mayDiffer(quote) && (
        <div>
          <label htmlFor={id} className="mb-1.5 block">
            Amount to return
          </label>
          <Input
            id={id}
            className="figures"
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed.amount}
            status={problem ? 'error' : undefined}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => onChange({ ...typed, amount: target.value, percent: undefined })}
          />
        </div>
      )}
      {isAnotherAmount(typed, quote) && (
        <div>
          <label htmlFor={`${id}-why`} className="mb-1.5 block">
            Why not the amount of the terms?
          </label>
          <Input
            id={`${id}-why`}
            maxLength={REASON_MAX_LENGTH}
            value={typed.reason}
            onChange={({ target }) => onChange({ ...typed, reason: target.value })}
          />
        </div>
      )}
      <div>
        <label htmlFor={`${id}-to`} className="mb-1.5 block">
          UPI id or account of the guest (optional)
        </label>
        <Input
          id={`${id}-to`}
          autoComplete="off"
          maxLength={REFUND_TO_MAX_LENGTH}
          value={typed.refundTo}
          onChange={({ target }) => onChange({ ...typed, refundTo: target.value })}
        />
      </div>
      <p id={`${id}-problem`} role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}

/** Returns everything, also what is verified later, or goes back to the terms. */
function WholeRefund({ quote, typed, onChange }: Omit<RefundFieldsProps, 'isChecked'>) {
  const isWhole = typed.percent !== undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="max-w-prose" role="status">
        {isWhole
          ? 'Everything is returned, also payments that are verified later.'
          : 'If you cancel the stay and not the guest, the terms promise everything back.'}
      </p>
      <Button onClick={() => onChange(isWhole ? refundByTerms(typed, quote) : wholeRefund(typed, quote))}>
        {isWhole ? 'Return by the terms' : `Return all ${formatRupees(quote.received + quote.submitted)}`}
      </Button>
    </div>
  );
}
