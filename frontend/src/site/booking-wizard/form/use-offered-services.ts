import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../services/services.api.ts';
import type { FormInput, FormOutput } from './booking-form.ts';
import { availableServices } from './available-services.ts';

/** Drops chosen services that are no longer offered, which no checkbox could take back. */
export function useOfferedServices(
  { setValue }: UseFormReturn<FormInput, unknown, FormOutput>,
  chosen: readonly string[],
): void {
  const { data, isFetching } = useServices();
  const offered = isFetching ? undefined : data;
  useEffect(() => {
    const kept = availableServices(chosen, offered);
    if (kept.length < chosen.length) setValue('selectedServices', kept, { shouldDirty: true });
  }, [chosen, offered, setValue]);
}
