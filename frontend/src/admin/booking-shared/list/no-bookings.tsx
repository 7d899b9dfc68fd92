import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/states.tsx';

/** What a list of bookings shows instead of none. */
export function NoBookings({ action }: { action?: ReactNode }) {
  return <EmptyState text="No bookings found" hint="Bookings that fit the search appear here." action={action} />;
}
