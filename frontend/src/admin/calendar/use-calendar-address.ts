import { isIsoDate } from '@farmhouse/contracts/timing/ist';
import { useUrlParams } from '../ui/use-url-params.ts';
import { monthIn } from '../ui/month.ts';

/** The calendar's state, kept in the URL: the month, and the open day or stay. */
export function useCalendarAddress(today: string) {
  const [params, setAddress] = useUrlParams();
  const inAddress = (month: string) => (month === today.slice(0, 7) ? undefined : month);
  return {
    month: monthIn(params.get('month'), today),
    day: [params.get('day') ?? ''].find(isIsoDate),
    goTo: (month: string) => setAddress({ month: inAddress(month) }, { asStep: true }),
    /** Shows a month without a step of its own, once a form has been saved. */
    showMonth: (month: string) => setAddress({ month: inAddress(month) }),
    openDay: (day: string) => setAddress({ day }, { asStep: true }),
    closeDay: () => setAddress({ day: undefined }),
    openBooking: ({ id }: { id: number }) => setAddress({ day: undefined, open: id }, { asStep: true }),
  };
}
