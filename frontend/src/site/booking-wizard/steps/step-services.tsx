import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { serviceTerms } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { beyondGuestsText } from '../../ui/services/beyond-guests.ts';
import { bookingEmoji } from '../../ui/services/service-emoji.ts';
import { useServices } from '../../services/services.api.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { FormInput } from '../form/booking-form.ts';

const GRID = 'grid gap-3 sm:grid-cols-2';
const SKELETONS = 6;

export function StepServices() {
  const errorId = useId();
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<FormInput>();
  const error = errors.selectedServices?.message;
  const guests = Number(useWatch({ control, name: 'guestCount' }));
  const { data: services, isLoading } = useServices();
  if (isLoading) {
    return (
      <div className={GRID} aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} className="h-24 rounded-card" />
        ))}
      </div>
    );
  }
  if (!services?.length) return <p>Unable to load services at this time.</p>;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-4 text-quiet">All of these are optional. Each price is for the whole stay.</legend>
      <p id={errorId} role="alert" className="mb-4 text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
      <div className={GRID}>
        {services.map(({ id, name, description, price, ...terms }) => (
          <label
            key={id}
            className="group flex cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-4 transition-colors duration-150 hover:border-garden has-checked:border-garden has-checked:bg-garden-soft has-focus-visible:outline-3 has-focus-visible:outline-water"
          >
            <input
              type="checkbox"
              value={String(id)}
              {...register('selectedServices')}
              className="mt-1 size-5 shrink-0 accent-garden"
            />
            <span className="min-w-0 flex-1">
              <span className="flex justify-between gap-3 font-semibold">
                <span>
                  <span aria-hidden="true" className="mr-1.5 font-emoji text-garden">
                    {bookingEmoji(name)}
                  </span>
                  {name}
                </span>
                <span className="tabular-nums">{formatRupees(price)}</span>
              </span>
              <span className="mt-1 block text-sm wrap-anywhere text-quiet">{description}</span>
              <span className="mt-1 block text-sm font-medium first-letter:uppercase empty:hidden">
                {serviceTerms(terms).join(', ')}
              </span>
              <span className="mt-1 hidden text-sm font-medium group-has-checked:not-empty:block">
                {beyondGuestsText([{ name, ...terms }], guests, 'in your special requests')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
