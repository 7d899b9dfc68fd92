import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withLatinDigits } from '@farmhouse/contracts/text/digits';
import { errorText, isApiError } from '../../../shared/api/api-error.ts';
import { buttonClass } from '../../ui/button.ts';
import { focusContent } from '../../../shared/ui/focus-content.ts';
import { Field } from '../../ui/forms/field.tsx';
import { normaliseCode } from './booking-code.ts';
import { useLookupBookingMutation } from './guest-booking.api.ts';
import { SlowNotice } from '../../ui/slow-notice.tsx';

interface LookupFormProps {
  code?: string;
  /** Called with the code of a booking that was found; by default the page opens it itself. */
  onFound?: (code: string) => void;
  /** The text of its button. */
  submit?: string;
}

const digitsOf = (text: string): string => withLatinDigits(text).replace(/\D/g, '');

/** The last four digits of a number that is pasted or filled in as a whole; a fifth typed one changes nothing. */
function lastFourOf(typed: string, before: string): string {
  const isWhole = typed.length > 4 && typed.length > before.length + 1;
  return isWhole ? typed.slice(-4) : typed.slice(0, 4);
}

/**
 * Opens a booking in a browser without its guest token, by code and the last four digits of the phone number; by the
 * whole number once the attempts for the code are used up, possibly by strangers.
 */
export function LookupForm({ code = '', onFound, submit = 'Open booking' }: LookupFormProps) {
  const [lookup, { isLoading, error }] = useLookupBookingMutation();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(code);
  const [digits, setDigits] = useState('');
  const [asksWhole, setAsksWhole] = useState(false);
  const ready = normaliseCode(typed) !== '' && (asksWhole ? digits.length >= 10 : digits.length === 4);

  const isFound = useRef(false);
  useEffect(
    () => () => {
      // the form is gone, and with it the focus
      if (isFound.current && document.activeElement === document.body) focusContent();
    },
    [],
  );

  const asked = (all: string) => (asksWhole ? all.slice(0, 15) : lastFourOf(all, digits));

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || isLoading) return;
    const confirmationCode = normaliseCode(typed);
    const phone = asksWhole ? { phone: digits } : {};
    const found = await lookup({ confirmationCode, phoneLast4: digits.slice(-4), ...phone });
    if (!('data' in found)) {
      if (isApiError(found.error) && found.error.problem?.askFor === 'phone') setAsksWhole(true);
      return;
    }
    if (onFound) return onFound(confirmationCode);
    isFound.current = true;
    if (search.get('booking') !== confirmationCode) setSearch({ booking: confirmationCode });
  };

  return (
    <form onSubmit={(event) => void open(event)} className="grid gap-5 noscript:hidden" aria-label="Find your booking">
      <Field label="Confirmation Code" required help="FH- and eight characters, as in your mail.">
        {(control) => (
          <input
            {...control}
            className={`${control.className} uppercase`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      <Field label={asksWhole ? 'Your Whole Phone Number' : 'Last 4 Digits of Your Phone'} required>
        {(control) => (
          <input
            {...control}
            value={digits}
            onChange={(event) => setDigits(asked(digitsOf(event.target.value)))}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error && errorText(error, 'We could not look that up. Please try again.')}
      </p>
      <button
        type="submit"
        disabled={!ready}
        aria-disabled={isLoading || undefined}
        className={buttonClass('primary', 'justify-self-start')}
      >
        {isLoading ? 'Looking...' : submit}
      </button>
      <SlowNotice isWaiting={isLoading} />
    </form>
  );
}
