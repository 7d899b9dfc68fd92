import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UseFormReturn } from 'react-hook-form';
import { serviceBySlug } from '../ui/services/service-slug.ts';
import { useServices } from '../services/services.api.ts';
import { bookingLinkOf, withoutBookingLink } from './read-booking-link.ts';
import type { FormInput, FormOutput } from './form/booking-form.ts';

type Form = UseFormReturn<FormInput, unknown, FormOutput>;

/** Fills in the form from the page's link: dates and guests by `takeStay`, a service once the services are loaded. */
export function useBookingLink(form: Form) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { data: services } = useServices();
  const [slug, setSlug] = useState<string>();

  const choose = useEffectEvent((requested: string) => {
    const service = serviceBySlug(services ?? [], requested);
    const chosen = form.getValues('selectedServices');
    if (service) form.setValue('selectedServices', [...new Set([...chosen, String(service.id)])]);
    setSlug(undefined);
  });
  useEffect(() => {
    if (slug && services) choose(slug);
  }, [slug, services]);

  return {
    /**
     * Returns dates and guests of the link and removes its parameters from the URL; call it once the draft is restored.
     */
    takeStay: (): Partial<Pick<FormInput, 'checkinDate' | 'checkoutDate' | 'guestCount'>> => {
      const { service, checkinDate, checkoutDate, guests } = bookingLinkOf(search);
      const rest = withoutBookingLink(search);
      if (rest !== search) void navigate({ search: rest }, { replace: true, state, preventScrollReset: true });
      setSlug(service);
      const dates = checkinDate ? { checkinDate, checkoutDate: checkoutDate ?? '' } : {};
      return guests ? { ...dates, guestCount: guests } : dates;
    },
  };
}
