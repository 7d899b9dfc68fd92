import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

interface AmountChoiceProps {
  booking: PublicBooking;
  /** Whole rupees that are due now. */
  advance: number;
  isAll: boolean;
  onChange: (isAll: boolean) => void;
}

/** Choice between the amount due now and the whole amount. Rule: advance and balance. */
export function AmountChoice({ booking, advance, isAll, onChange }: AmountChoiceProps) {
  const choices = [
    { name: `Pay the advance ${formatRupees(advance)}`, note: balanceSentence(booking), all: false },
    { name: `or everything ${formatRupees(booking.due)}`, note: 'Nothing is due later.', all: true },
  ];
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="sr-only">How much to pay</legend>
      {choices.map(({ name, note, all }) => (
        <label
          key={name}
          className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-card border border-line px-4 py-2.5 font-semibold tabular-nums has-checked:border-garden"
        >
          <input
            type="radio"
            name="amount"
            checked={isAll === all}
            onChange={() => onChange(all)}
            className="size-5 accent-garden"
          />
          {name}
          {isAll === all && <small className="col-start-2 text-sm font-normal text-quiet">{note}</small>}
        </label>
      ))}
    </fieldset>
  );
}
