import { useEffect, useId, useRef } from 'react';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import {
  refundOnceVerified,
  type CancelQuote,
  type CancelStay,
} from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { cancellationSentence } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { errorText, type ApiError } from '../../../shared/api/api-error.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { buttonClass } from '../../ui/button.ts';
import { Field, TEXT_AREA_CLASS } from '../../ui/forms/field.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { CANCEL_FIELDS, cancelErrors, type CancelField } from './cancel-errors.ts';
import { quotedState, useCancelStayMutation, useGetCancelQuoteQuery } from './cancel.api.ts';
import { SlowNotice } from '../../ui/slow-notice.tsx';

interface CancelFormProps {
  booking: GuestBooking;
  onClose: () => void;
}

/** Shows the refund of a cancellation, asks for its destination, and cancels. */
export default function CancelForm({ booking, onClose }: CancelFormProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: quote, error, refetch } = useGetCancelQuoteQuery(quotedState(booking));
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
      <h2 ref={heading} id={titleId} tabIndex={-1} className="scroll-mt-24 text-xl">
        {booking.status === 'pending' ? 'Cancel my request' : 'Cancel my stay'}
      </h2>
      {!quote && !error && <Skeleton className="mt-4 h-48 rounded-card" />}
      {error && !quote && (
        <div className="mt-4 grid justify-items-start gap-4">
          <p role="alert" className="font-medium text-danger">
            {errorText(error, 'We could not work out the refund. Please try again, or call us.')}
          </p>
          <button type="button" onClick={() => void refetch()} className={buttonClass('outline')}>
            Try again
          </button>
        </div>
      )}
      {quote && <Decision {...{ booking, quote, titleId, refetch, onClose }} />}
    </div>
  );
}

interface DecisionProps extends CancelFormProps {
  quote: CancelQuote;
  titleId: string;
  refetch: () => unknown;
}

const valueOf = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.value.trim() ?? '';

/** The form for a quote. */
export function Decision({ booking, quote, titleId, refetch, onClose }: DecisionProps) {
  const [cancel, { isLoading }] = useCancelStayMutation();
  const returns = quote.refund > 0 || refundOnceVerified(quote) > 0;
  const { errors, refusal, onSubmit } = useCheckedForm<CancelStay, CancelField>({
    fields: CANCEL_FIELDS,
    isSending: isLoading,
    read: (form) => ({
      ...{ reason: valueOf(form, 'reason'), refundTo: valueOf(form, 'refundTo') },
      ...{ refund: quote.refund, percent: quote.percent, refundOfSubmitted: quote.refundOfSubmitted },
    }),
    check: (input) => cancelErrors(input, returns),
    send: (input) => cancel({ code: booking.confirmationCode, ...input }),
    refusalText: (error: ApiError) => {
      if (error.problem?.code === 'refund-changed') refetch();
      return errorText(error, 'We could not cancel your booking. Please try again, or call us.');
    },
  });
  return (
    <form aria-labelledby={titleId} noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      <RefundPreview booking={booking} quote={quote} />
      {returns && (
        <Field
          label="UPI id or bank account for the refund"
          required
          error={errors.refundTo}
          help="For a bank account: number, IFSC and the holder's name."
        >
          {(control) => (
            <input {...control} name="refundTo" autoComplete="off" autoCapitalize="none" placeholder="name@bank" />
          )}
        </Field>
      )}
      <Field label="Why are you cancelling?" error={errors.reason}>
        {(control) => <textarea {...control} name="reason" className={TEXT_AREA_CLASS} rows={2} />}
      </Field>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={isLoading || undefined} className={buttonClass('primary')}>
          {isLoading ? 'Sending...' : 'Cancel the booking'}
        </button>
        <button type="button" onClick={onClose} className={buttonClass('outline')}>
          Keep it
        </button>
      </div>
      <SlowNotice isWaiting={isLoading} />
    </form>
  );
}

function onceVerified(quote: CancelQuote): string {
  const refund = refundOnceVerified(quote);
  if (refund === 0) return 'Once it is verified, none of it is returned.';
  return `Once it is verified, we return ${refund === quote.submitted ? 'all' : formatRupees(refund)} of it.`;
}

function RefundPreview({ booking, quote }: Pick<DecisionProps, 'booking' | 'quote'>) {
  const { received, overpaid, submitted, percent, refund, dueOn } = quote;
  return (
    <div className="rounded-card bg-garden-soft p-4" aria-live="polite">
      {received + submitted === 0 && <p>You have paid nothing yet, so nothing is owed either way.</p>}
      {received > 0 && (
        <p>
          You get back <strong className="text-lg tabular-nums">{formatRupees(refund)}</strong> of the{' '}
          <span>{`${formatRupees(received)} you paid${refund > 0 ? `, by ${formatDay(dueOn)}` : ''}.`}</span>
        </p>
      )}
      {overpaid > 0 && percent < 100 && (
        <p className="mt-1">{`${formatRupees(overpaid)} of it is more than the stay costs and is returned in full.`}</p>
      )}
      {submitted > 0 && (
        <p className="mt-1 first:mt-0">
          {`We are still checking your payment of ${formatRupees(submitted)}. ${onceVerified(quote)}`}
        </p>
      )}
      {booking.status === 'confirmed' && (
        <p className="mt-1 text-sm text-quiet">{cancellationSentence(booking.terms.cancellation)}</p>
      )}
    </div>
  );
}
