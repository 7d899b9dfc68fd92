import { useId } from 'react';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { useServices } from '../../services/services.api.ts';
import { beyondGuestsText } from '../../ui/services/beyond-guests.ts';

interface Service {
  id: string;
  name: string;
  price: number;
}

interface ServicesFieldProps {
  /** The booked services, which may no longer be offered. */
  booked: readonly Service[];
  /** Ids as text. */
  chosen: readonly string[];
  guests: number;
  error?: string;
  onChange: (chosen: string[]) => void;
}

/** The services, collapsed, because few changes are about them; above them those that are for fewer guests. */
export function ServicesField({ booked, chosen, guests, error, onChange }: ServicesFieldProps) {
  const errorId = useId();
  const { data = [] } = useServices();
  const offered = data.map(({ id, name, price, maxGuests }) => ({ id: String(id), name, price, maxGuests }));
  const services = [...booked.filter(({ id }) => !offered.some((service) => service.id === id)), ...offered];
  if (services.length === 0) return null;
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  const limited = offered.filter(({ id }) => chosen.includes(id));
  return (
    <div className="grid gap-3">
      <p role="status" className="rounded-field bg-marigold-soft p-3 font-medium empty:hidden">
        {beyondGuestsText(limited, guests, 'below')}
      </p>
      <details className="rounded-card border border-line p-4" open={error ? true : undefined}>
        <summary className="-my-2.5 py-2.5 font-semibold">{`Services (${chosen.length} chosen)`}</summary>
        <fieldset aria-describedby={error ? errorId : undefined} className="mt-3">
          <legend className="mb-2 text-sm text-quiet">Each price is for the whole stay.</legend>
          <div className="grid gap-x-8 sm:grid-cols-2">
            {services.map(({ id, name, price }) => (
              <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                  className="size-5 shrink-0 accent-garden"
                />
                <span className="min-w-0 flex-1">{name}</span>
                <span className="tabular-nums">{formatRupees(price)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p
          id={errorId}
          role="alert"
          tabIndex={-1}
          className="mt-1.5 scroll-mt-24 text-sm font-medium text-danger empty:hidden"
        >
          {error}
        </p>
      </details>
    </div>
  );
}
