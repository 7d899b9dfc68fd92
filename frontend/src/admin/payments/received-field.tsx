import { useId } from 'react';
import { Input } from 'antd';
import { differenceText, typedRupees } from '../booking-shared/payment/received-amount.ts';

interface ReceivedFieldProps {
  typed: string;
  booking: Parameters<typeof differenceText>[1];
  onType: (typed: string) => void;
}

/** The received amount, prefilled with the expected one; explains a difference. */
export function ReceivedField({ typed, booking, onType }: ReceivedFieldProps) {
  const id = useId();
  const isWrong = typedRupees(typed) === undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Amount received
      </label>
      <Input
        id={id}
        className="figures max-w-48"
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onType(target.value)}
      />
      <p
        id={`${id}-help`}
        aria-live="polite"
        className={`mt-1.5 text-sm empty:hidden ${isWrong ? 'text-danger' : 'text-quiet'}`}
      >
        {differenceText(typed, booking)}
      </p>
    </div>
  );
}
