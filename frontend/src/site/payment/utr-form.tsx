import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { INVALID_UTR, normaliseUtr } from '@farmhouse/contracts/bookings/payment/utr';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { errorText, isApiError, isWorthRepeating } from '../../shared/api/api-error.ts';
import { useTypedText } from '../../shared/storage/use-typed-text.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { refusedReference } from '../guest-booking/status/after-refusal.ts';
import { buttonClass } from '../ui/button.ts';
import { Field } from '../ui/forms/field.tsx';
import { track } from '../ui/track.ts';
import { useSubmitPaymentMutation } from './payment.api.ts';
import { SlowNotice } from '../ui/slow-notice.tsx';

interface UtrFormProps {
  booking: GuestBooking;
  /** Whole rupees; absent if the guest chooses none: then the amount sent before counts, else the amount due. */
  amount?: number;
  /** True if it replaces a form that had the focus. */
  takesFocus?: boolean;
}

/**
 * Form for the UTR of a transfer of `amount`; ignores spaces. What is typed survives a reload: phones drop the page
 * while the guest copies the number in another app.
 */
export function UtrForm({ booking, amount, takesFocus }: UtrFormProps) {
  const [submit, { isLoading }] = useSubmitPaymentMutation();
  const { confirmationCode: code } = booking;
  const [typed, setTyped] = useTypedText(`utr-${code}`);
  /** What is wrong with the number. */
  const [problem, setProblem] = useState('');
  /** Why the number was not sent. */
  const [failure, setFailure] = useState('');
  /** The reference that was refused before, while the guest is asked to confirm it. */
  const [repeated, setRepeated] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const navigate = useNavigate();

  const change = (text: string) => {
    setTyped(text);
    setRepeated('');
    setFailure('');
    // clears the server's error on a change; a wrong length stays marked until it is corrected
    if (problem !== INVALID_UTR || normaliseUtr(text)) setProblem('');
  };
  const refuse = (message: string) => {
    setProblem(message);
    input.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const upiTransactionId = normaliseUtr(typed);
    if (!upiTransactionId) return refuse(INVALID_UTR);
    if (upiTransactionId === refusedReference(booking) && repeated !== upiTransactionId)
      return setRepeated(upiTransactionId);
    setProblem('');
    setFailure('');
    try {
      await submit({ code, upiTransactionId, amount }).unwrap();
      track('utr-sent');
      setTyped('');
      toast({ tone: 'success', title: 'Reference received', description: 'We will check your payment shortly.' });
      await navigate(`/payment-success?booking=${code}`);
    } catch (error) {
      const text = errorText(error, 'We could not send your reference. Please try again.');
      if (isApiError(error) && !isWorthRepeating(error)) refuse(text);
      else setFailure(text);
    }
  };

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="max-w-md">
      <Field label="UPI Transaction Reference (UTR)" required error={problem} help={helpOf(booking, amount)}>
        {(control) => (
          <input
            {...control}
            ref={input}
            value={typed}
            onChange={(event) => change(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="12 digits"
            maxLength={24}
          />
        )}
      </Field>
      <p role="status" className="mt-3 rounded-field bg-marigold-soft p-3 font-medium empty:hidden">
        {repeated &&
          'This is the number that we could not find. Please compare every digit; send it again if it is right.'}
      </p>
      <p role="alert" className="mt-3 text-sm font-medium text-danger empty:hidden">
        {failure}
      </p>
      <button
        type="submit"
        disabled={typed.trim() === ''}
        aria-disabled={isLoading || undefined}
        className={buttonClass('primary', 'mt-5')}
      >
        {isLoading ? 'Sending...' : repeated ? 'Send it again' : 'Send reference'}
      </button>
      <SlowNotice isWaiting={isLoading} className="mt-2" />
    </form>
  );
}

/** Names the amount where it is one of two, and how many references are left once they are few. */
function helpOf({ dueLater, submissionsLeft }: GuestBooking, amount: number | undefined): string {
  const transfer = amount !== undefined && dueLater > 0 && `The reference of your transfer of ${formatRupees(amount)}.`;
  const left =
    submissionsLeft < 3 && `You can send ${formatCount(submissionsLeft, 'more reference', 'more references')}.`;
  return [transfer, left].filter(Boolean).join(' ');
}
