import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import { DEFAULT_PARTY_SIZE } from '../../../shared/price/usual-party.ts';

interface GuestStepperProps {
  /** 0 until the guest has chosen a number; the first tap then sets the usual party. */
  guests: number;
  onGuests: (guests: number) => void;
}

const STEP =
  'grid size-11 place-items-center rounded-full border border-line text-xl text-garden hover:bg-garden-soft aria-disabled:opacity-40';

/** The number of guests, with a button each for fewer and more, which keeps focus at its limit. */
export function GuestStepper({ guests, onGuests }: GuestStepperProps) {
  const isLeast = guests === 1;
  const isMost = guests >= MAX_GUESTS_ONLINE;
  const step = (by: number) => onGuests(guests === 0 ? DEFAULT_PARTY_SIZE : guests + by);
  return (
    <div role="group" aria-label="Guests" className="flex items-center gap-3">
      <span className="font-semibold">Guests</span>
      <button
        type="button"
        aria-label="Fewer guests"
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && step(-1)}
        className={STEP}
      >
        −
      </button>
      <output aria-live="polite" className="min-w-6 text-center text-lg font-semibold tabular-nums">
        {guests || '–'}
      </output>
      <button
        type="button"
        aria-label="More guests"
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && step(1)}
        className={STEP}
      >
        +
      </button>
    </div>
  );
}
