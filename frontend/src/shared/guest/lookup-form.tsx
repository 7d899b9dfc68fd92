import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../api/api-error.ts';
import { buttonClass } from '../ui/button.ts';
import { Field } from '../ui/field.tsx';
import { tidyCode } from './booking-code.ts';
import { useLookupBookingMutation } from './guest-booking.api.ts';

interface LookupFormProps {
  code?: string;
  /** Called with the code of a booking that was found; by default the page opens it itself. */
  onFound?: (code: string) => void;
}

/** Opens a booking in a browser without its guest token, by code and the last four digits of the phone number. */
export function LookupForm({ code = '', onFound }: LookupFormProps) {
  const [lookup, { isLoading, error }] = useLookupBookingMutation();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(code);
  const [phoneLast4, setPhoneLast4] = useState('');
  const ready = tidyCode(typed) !== '' && phoneLast4.length === 4;

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || isLoading) return;
    const confirmationCode = tidyCode(typed);
    const found = await lookup({ confirmationCode, phoneLast4 });
    if (!('data' in found)) return;
    if (onFound) onFound(confirmationCode);
    else if (search.get('booking') !== confirmationCode) setSearch({ booking: confirmationCode });
  };

  return (
    <form onSubmit={(event) => void open(event)} className="grid gap-5" aria-label="Find your booking">
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
      <Field label="Last 4 Digits of Your Phone" required>
        {(control) => (
          <input
            {...control}
            value={phoneLast4}
            onChange={(event) => setPhoneLast4(event.target.value.replace(/\D/g, '').slice(0, 4))}
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
        {isLoading ? 'Looking...' : 'Open booking'}
      </button>
    </form>
  );
}
